// Search parameters of open questions.

import { questionMarks } from '#domain/assistant/open-questions.ts';

const shows = [...questionMarks, 'entries'] as const;

/** Empty for the open ones. */
export interface OpenQuestionsSearch {
  show?: (typeof shows)[number];
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseOpenQuestionsSearch(given: Record<string, unknown>): OpenQuestionsSearch {
  return { show: shows.find((one) => one === given['show']) };
}
