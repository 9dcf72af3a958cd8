// Lingui's tools: where texts are looked for, and where their translations are (decision 079).

import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { languages, sourceLanguage } from './src/domain/language/languages.ts';

export default defineConfig({
  sourceLocale: sourceLanguage,
  locales: [...languages],
  catalogs: [
    {
      path: 'translations/{locale}',
      include: ['src/web', 'src/contract', 'src/domain', 'src/server'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
  ],
  // By text, so that two who translate at the same time rarely meet; without lines, which every change would move.
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
  extractors: [createSwcExtractor()],
  experimental: { runtimeMacro: true },
});
