// The text of the opening workspace, which is in the page before any script runs.

import { t } from '@lingui/core/macro';

/** Longer than the first text of the open workspace, so that nothing larger is painted later. */
export const openingReview = (): string =>
  t`The video is on its way, with its timeline, notes and ratings, and with everything you wrote that this device has kept for you.`;
