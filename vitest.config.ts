// Four kinds of tests: pure rules, what screens are made of without a screen, the server on a real database, screens in a real browser.

import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, testChromiumArguments } from './scripts/chromium.ts';

/** Milliseconds for a test that has hung: generous, since no test says how fast anything is. */
const testTimeout = 120_000;

/** How long something may take to come says nothing about whether it comes: one second is little on a busy machine. */
const pollTimeout = 30_000;

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(availableParallelism(), 2),
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout,
          environment: 'node',
          isolate: false,
          include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/testing/**/*.test.ts'],
        },
      },
      {
        // Stores, savers, scales and key tables of the web: whatever a test in `.test.ts` looks at needs no page.
        test: {
          name: 'logic',
          testTimeout,
          environment: 'node',
          // One test reads the style sheet.
          css: true,
          include: ['src/web/**/*.test.ts'],
          exclude: ['src/web/**/*.page.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          expect: { poll: { timeout: pollTimeout } },
          // The files of a worker share its modules, as all requests of a server do: loading them for each took over half of the time.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/migrated-snapshot.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // Found late, a dependency would reload the page in the middle of a test.
        optimizeDeps: {
          entries: ['src/web/**/*.{ts,tsx}'],
          include: [
            '@base-ui/react/*',
            '@hookform/resolvers/zod',
            'linkify-it',
            'react-hook-form',
            'react-dom/client',
            'react-dom/server',
            'uuid',
          ],
        },
        test: {
          name: 'web',
          testTimeout,
          // Loading the application's modules for each file took most of the time; `setup.ts` leaves each test a clean browser.
          isolate: false,
          // A page waits for a third of its time: for saves that rest, and for the browser. Another one works meanwhile.
          maxWorkers: Math.max(availableParallelism(), 2) + 1,
          // A look costs a millisecond or two, and what is looked for mostly comes in less than the usual 50.
          expect: { poll: { timeout: pollTimeout, interval: 20 } },
          include: ['src/web/**/*.test.tsx', 'src/web/**/*.page.test.ts'],
          setupFiles: [...(process.env.LATE_PAGES ? ['src/web/testing/late.ts'] : []), 'src/web/testing/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath, args: testChromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
