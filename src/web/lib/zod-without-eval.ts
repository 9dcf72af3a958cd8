// Zod without code made from text: the Content-Security-Policy refuses that, and reports each try. Imported before any schema is made.

import { config } from 'zod';

config({ jitless: true });
