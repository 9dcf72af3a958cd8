// Builds the server in src/server into build/: one program and its threads, as plain JavaScript. It includes the packages that every start needs, since
// Node would resolve and read some four hundred files of theirs one by one (decision 020).

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { textMacros } from './scripts/pages/texts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Packages that stay in `node_modules`: they have native parts or their own files, or load on first use. */
const external = [
  '@node-rs/argon2',
  '@react-email/components',
  '@react-email/render',
  '@react-pdf/renderer',
  '@simplewebauthn/server',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'aws4fetch',
  'nodemailer',
  'openai',
  'openid-client',
  'pg-native',
  'pino',
  'pino-pretty',
  'prom-client',
  'react',
  'react-dom',
  'satori',
  'sharp',
  'stripe',
  'web-push',
];

export default defineConfig({
  plugins: [textMacros()],
  ssr: { noExternal: true, external },
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
        'document.thread': path('src/server/documents/document.thread.ts'),
        'level-model.thread': path('src/server/features/levels/model/level-model.thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
