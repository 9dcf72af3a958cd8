// How the server in src/server is built into build/: one program and its threads, as plain JavaScript. Packages stay where npm put them.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  build: {
    ssr: true,
    outDir: path('build'),
    emptyOutDir: true,
    target: 'node24',
    // Stack traces stay readable without source maps, which cost time at each start.
    minify: false,
    rolldownOptions: {
      input: {
        main: path('src/server/main.ts'),
        pala: path('src/server/cli/pala.ts'),
        'report.thread': path('src/server/features/report/report.thread.ts'),
        'club-report.thread': path('src/server/features/club-reports/club-report.thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
