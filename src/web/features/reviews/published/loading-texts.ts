// Texts of the loading screen, which are in the page before any script runs.

import { msg } from '@lingui/core/macro';

export const loadingTitle = msg`Loading video...`;
export const loadingLead = msg`The video is on its way, with its notes, its ratings and what to work on.`;
