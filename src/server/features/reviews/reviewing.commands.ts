// What belongs to a review beside its draft asks the same: who may change it, and that the first change claims it.

export { lockOwned, requireMayWrite, requireOpenReview } from './review-access.ts';
