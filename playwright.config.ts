// Journeys in a real browser against a real server.

import { defineConfig, devices } from '@playwright/test';
import { chromiumPath, testChromiumArguments } from './scripts/chromium.ts';

const chromium = { executablePath: chromiumPath, args: testChromiumArguments };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Generous: no journey measures speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    actionTimeout: 60_000,
    launchOptions: chromium,
    // Recording slows every journey: run a failed one again with TRACE=1.
    trace: process.env.TRACE ? 'on' : 'off',
    // Each new browser would preload the whole application; journeys about offline work and push allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // People are in the run's time zone, or in Denmark.
    timezoneId: process.env.TZ || 'Europe/Copenhagen',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
});
