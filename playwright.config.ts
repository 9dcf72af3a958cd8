// Journeys in a real browser against a real server.

import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/chromium.ts';

const chromium = { executablePath: chromiumPath, args: chromiumArguments };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    actionTimeout: 15_000,
    launchOptions: chromium,
    trace: 'retain-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
    // The main job once more on PostgreSQL, where one is there.
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            name: 'postgresql',
            use: {
              actionTimeout: 15_000,
              ...devices['Desktop Chrome'],
              viewport: { width: 1280, height: 800 },
            },
            grep: /@databases/,
          },
        ]
      : []),
  ],
});
