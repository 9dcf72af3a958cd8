// Four kinds of tests: pure rules, web logic without a page, the server on a real database, screens in a real browser.

import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath, testChromiumArguments } from './scripts/chromium.ts';
import { textMacros } from './scripts/pages/texts.ts';

/** Timeout of a hanging test in milliseconds: generous, since no test measures speed. */
const testTimeout = 120_000;

/** Timeout of waiting assertions: the default second is too short on a busy machine. */
const pollTimeout = 30_000;

export default defineConfig({
  test: {
    // Vitest reserves a core for itself, which on two cores is half of the machine.
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
        // Stores, savers, scales and key tables of the web: tests in `.test.ts` need no page.
        plugins: [textMacros()],
        test: {
          name: 'logic',
          testTimeout,
          environment: 'node',
          // One test reads the style sheet.
          css: true,
          // Puts English in force, as `lib/language.ts` does in a page.
          setupFiles: ['src/domain/language/say.ts'],
          include: ['src/web/**/*.test.ts'],
          exclude: ['src/web/**/*.page.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          expect: { poll: { timeout: pollTimeout } },
          // A worker's files share its modules, like a server's requests: loading them for each took over half of the time.
          isolate: false,
          // `npm run simulate` runs random days instead.
          include: [
            process.env['SIMULATION_SEED'] ? 'src/server/testing/simulation/days.ts' : 'src/server/**/*.test.ts',
          ],
          globalSetup: ['src/server/testing/migrated-snapshot.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [textMacros(), react(), tailwindcss()],
        // A dependency found late would reload the page during a test.
        optimizeDeps: {
          entries: ['src/web/**/*.{ts,tsx}'],
          include: [
            '@base-ui/react/*',
            '@hookform/resolvers/zod',
            '@lingui/core',
            '@lingui/message-utils/compileMessage',
            '@lingui/message-utils/generateMessageId',
            '@lingui/react',
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
          // Loading the application's modules for each file took most of the time; `setup.ts` gives each test a clean browser.
          isolate: false,
          // A page waits for a third of its time, for delayed saves and the browser. Another one works meanwhile.
          maxWorkers: Math.max(availableParallelism(), 2) + 1,
          // A check costs a millisecond or two, and mostly succeeds in less than the default 50.
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
