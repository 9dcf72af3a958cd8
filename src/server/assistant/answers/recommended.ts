// What is recommended beside an answer. Only what is known to be there: this product's own pages. A link to a video elsewhere may be
// added once somebody has watched it.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';

type Recommendation = SmashyAnswer['videos']['recommended'][number];

/** Each with the topics of the knowledge base beside which it is shown. */
export const curatedLinks: readonly (Recommendation & { topics: readonly string[] })[] = [
  {
    title: 'Help Center',
    url: '/help-center',
    description: 'Five steps from the first video to a verified level, and the most frequent questions.',
    topics: ['product'],
  },
];

/** @param entry that answers, as `topic/slug` */
export function recommendedFor(entry: string | undefined): Recommendation[] {
  const topic = entry?.split('/')[0] ?? '';
  return curatedLinks
    .filter(({ topics }) => topics.includes(topic))
    .map(({ title, url, description }) => ({ title, url, description }));
}
