// Runs before `setup.ts` where `npm test -- --late` asked for it.

import { delayPage } from './late-page.ts';

delayPage();
