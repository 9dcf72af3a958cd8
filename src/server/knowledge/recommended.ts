// Links recommended with an answer: pages of this product, and articles that the entries cite as sources. Only add checked addresses.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';

type Recommendation = SmashyAnswer['videos']['recommended'][number];

/** With the topics or skills for which it is shown. */
interface Curated extends Recommendation {
  topics?: readonly string[];
  skills?: readonly AskedSkill[];
}

/** Topics about playing: rules and figures do not get articles on technique. */
const playingTopics: ReadonlySet<string> = new Set([
  'skills',
  'practice',
  'walls',
  'positions',
  'tactics',
  'terms',
  'opponents',
]);

/** External links name their publisher. */
export const curatedLinks: readonly Curated[] = [
  {
    title: 'Help Center',
    url: '/help-center',
    description: 'Five steps from your first video to a verified level, and frequently asked questions.',
    topics: ['product', 'account'],
  },
  {
    title: 'The basics of the bandeja',
    url: 'https://padel-magazine.co.uk/the-basics-of-padel-la-bandeja',
    description: 'An article from Padel Magazine.',
    skills: ['bandeja'],
  },
  {
    title: 'The difference between the bandeja and the víbora',
    url: 'https://padelusa.com/blogs/padel-blog/what-is-the-difference-between-a-bandeja-and-a-vibora',
    description: 'An article from Padel USA.',
    skills: ['vibora', 'bandeja'],
  },
  {
    title: 'The lob',
    url: 'https://padeli.com/get-started/glossary/lob',
    description: 'From Padeli’s glossary.',
    skills: ['lob'],
  },
  {
    title: 'The backhand volley in doubles',
    url: 'https://padelden.com/the-crucial-role-of-the-padel-backhand-volley-in-doubles-play',
    description: 'An article from Padel Den.',
    skills: ['volley'],
  },
  {
    title: 'The forehand: the footwork in detail',
    url: 'https://padel-magazine.co.uk/le-coup-droit-detail-du-jeu-de-jambes',
    description: 'An article from Padel Magazine.',
    skills: ['forehand'],
  },
  {
    title: 'Moving as a pair',
    url: 'https://thepadelschool.com/padel-tips/padel-positioning/moving-as-a-pair',
    description: 'A lesson from The Padel School.',
    skills: ['positioning'],
    topics: ['positions'],
  },
  {
    title: 'Footwork in padel',
    url: 'https://swingvantage.com/glossary/padel/footwork',
    description: 'From Swing Vantage’s glossary.',
    skills: ['footwork'],
  },
  {
    title: 'How not to generate padel',
    url: 'https://padel-magazine.co.uk/how-not-to-generate-padel',
    description: 'An article from Padel Magazine about playing with your partner.',
    skills: ['communication'],
  },
];

/** @param entry used for the answer, as `topic/slug` @param skill the question is about */
export function recommendedFor(entry: string | undefined, skill: AskedSkill | null): Recommendation[] {
  const topic = entry?.split('/')[0] ?? '';
  return curatedLinks
    .filter(
      ({ topics = [], skills = [] }) =>
        topics.includes(topic) || (playingTopics.has(topic) && skill !== null && skills.includes(skill)),
    )
    .map(({ title, url, description }) => ({ title, url, description }));
}
