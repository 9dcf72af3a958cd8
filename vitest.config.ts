// Three kinds of tests: pure rules, the server on a real database, screens in a real browser.

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts', 'src/testing/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          // The files of a worker share its modules, as all requests of a server do: loading them for each took over half of the time.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/testing/migrated-snapshot.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
            'react-hook-form',
            'react-dom/client',
            'react-dom/server',
            'uuid',
          ],
        },
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
