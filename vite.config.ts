// Serves the application in src/web in development, and builds it into dist/.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appShell } from './scripts/pages/app-shell.ts';
import { codeSplitting } from './scripts/pages/chunks.ts';
import { endpointTable } from './scripts/pages/endpoint-table.ts';
import { firstScreens } from './scripts/pages/first-screens.ts';
import { iconImports } from './scripts/pages/icon-imports.ts';
import { pageGraph } from './scripts/pages/page-graph.ts';
import { publicPages } from './scripts/pages/public-pages.ts';
import { textMacros, translations } from './scripts/pages/texts.ts';

// The browser's host is kept: the server compares it with the Origin of each write.
const api = { target: `http://127.0.0.1:${process.env['PORT'] || 3000}`, changeOrigin: false };
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Files that every document with the application begins with (scripts/pages/chunks.ts). */
const isOfStart = /^assets\/(?:rolldown-runtime|public|react|start)-/;

export default defineConfig({
  root: path('src/web'),
  resolve: { alias: [{ find: /^zod$/, replacement: path('src/web/lib/zod-without-eval.ts') }] },
  plugins: [
    textMacros(),
    translations(),
    endpointTable(),
    iconImports(),
    tanstackRouter({
      target: 'react',
      routesDirectory: path('src/web/routes'),
      generatedRouteTree: path('src/web/route-tree.gen.ts'),
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    publicPages(),
    appShell(),
    pageGraph(),
    firstScreens(),
    applicationForEveryPage(),
    compressedTwins(),
  ],
  server: {
    port: Number(process.env['PAGES_PORT'] || 5173),
    strictPort: true,
    proxy: {
      '/api': api,
      '/.well-known/did.json': api,
      '/verify': api,
      '/verified': api,
      '/reel': api,
      '/shared-review': api,
      '/healthz': api,
      '/readyz': api,
    },
  },
  build: {
    outDir: path('dist'),
    emptyOutDir: true,
    sourcemap: false,
    // Inlined files would be data: addresses, which the Content-Security-Policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    // All supported browsers know `modulepreload`.
    modulePreload: {
      polyfill: false,
      // A screen's list leaves out what the start of every document has loaded.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isOfStart.test(file)),
    },
    rolldownOptions: {
      input: { app: path('src/web/app.html') },
      output: {
        codeSplitting,
        // Only the first name of a shared file: the start lists them all, and a phone waits for the list.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});

/** In development, answers every page address with the application, as the server does for signed-in people. */
function applicationForEveryPage(): Plugin {
  return {
    name: 'pala:application-for-every-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isPage =
          request.headers.accept?.includes('text/html') &&
          !/^\/(api|verified|reel|healthz|readyz|@|src)|\./.test(request.url ?? '');
        if (isPage) request.url = '/app.html';
        next();
      });
    },
  };
}

/** Writes a `.br` and a `.gz` next to each text file of the build, so that the server never compresses one twice. */
function compressedTwins(): Plugin {
  let folder: string;
  return {
    name: 'pala:compressed-twins',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of files.filter((file) => /\.(html|js|css|svg|json|txt|webmanifest)$/.test(file))) {
        const content = readFileSync(`${folder}/${name}`);
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(content));
        writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
