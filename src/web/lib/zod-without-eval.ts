// Zod without code made from text: the Content-Security-Policy refuses that, and reports each try. `zod` is this file in the pages
// (vite.config.ts), so that no schema is made before.

import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
