// Runs before `setup.ts` where `npm test -- --late` asked for it.

import { delayPage } from './late-page.ts';

// Before each file, on a page that stays: delays on top of delays would grow from file to file.
const marks = document.documentElement.dataset;
if (marks['isLate'] === undefined) delayPage();
marks['isLate'] = '';
