// For reads that look again at each visit.

/** What was read a moment ago, in milliseconds, is not read again: the route asks for it while the screen's code is still on its way. */
export const eachVisit = { staleTime: 5_000 };
