// What is recommended beside an answer: pages of this product, and articles that the entries name as their sources. No video is here that nobody
// has watched, and no address that no source gives.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';

type Recommendation = SmashyAnswer['videos']['recommended'][number];

/** Each with the topics of the knowledge base, or the skills, beside which it is shown. */
interface Curated extends Recommendation {
  topics?: readonly string[];
  skills?: readonly AskedSkill[];
}

/** Topics about how something is played: beside rules and figures an article on technique is out of place. */
const ofPlay: ReadonlySet<string> = new Set([
  'skills',
  'practice',
  'walls',
  'positions',
  'tactics',
  'terms',
  'opponents',
]);

/** The list. What is elsewhere says whose it is. */
export const curatedLinks: readonly Curated[] = [
  {
    title: 'Help Center',
    url: '/help-center',
    description: 'Five steps from the first video to a verified level, and the most frequent questions.',
    topics: ['product', 'account'],
  },
  {
    title: 'The basics of the bandeja',
    url: 'https://padel-magazine.co.uk/the-basics-of-padel-la-bandeja',
    description: 'An article of Padel Magazine.',
    skills: ['bandeja'],
  },
  {
    title: 'Bandeja and víbora, and what sets them apart',
    url: 'https://padelusa.com/blogs/padel-blog/what-is-the-difference-between-a-bandeja-and-a-vibora',
    description: 'An article of Padel USA.',
    skills: ['vibora', 'bandeja'],
  },
  {
    title: 'The lob',
    url: 'https://padeli.com/get-started/glossary/lob',
    description: 'An entry of Padeli’s glossary.',
    skills: ['lob'],
  },
  {
    title: 'The backhand volley in doubles',
    url: 'https://padelden.com/the-crucial-role-of-the-padel-backhand-volley-in-doubles-play',
    description: 'An article of Padel Den.',
    skills: ['volley'],
  },
  {
    title: 'The forehand: the footwork in detail',
    url: 'https://padel-magazine.co.uk/le-coup-droit-detail-du-jeu-de-jambes',
    description: 'An article of Padel Magazine.',
    skills: ['forehand'],
  },
  {
    title: 'Moving as a pair',
    url: 'https://thepadelschool.com/padel-tips/padel-positioning/moving-as-a-pair',
    description: 'A lesson of The Padel School.',
    skills: ['positioning'],
    topics: ['positions'],
  },
  {
    title: 'Footwork in padel',
    url: 'https://swingvantage.com/glossary/padel/footwork',
    description: 'An entry of Swing Vantage’s glossary.',
    skills: ['footwork'],
  },
  {
    title: 'How not to generate padel',
    url: 'https://padel-magazine.co.uk/how-not-to-generate-padel',
    description: 'An article of Padel Magazine about playing with one’s partner.',
    skills: ['communication'],
  },
];

/** @param entry that answers, as `topic/slug` @param skill that the question is about */
export function recommendedFor(entry: string | undefined, skill: AskedSkill | null): Recommendation[] {
  const topic = entry?.split('/')[0] ?? '';
  return curatedLinks
    .filter(
      ({ topics = [], skills = [] }) =>
        topics.includes(topic) || (ofPlay.has(topic) && skill !== null && skills.includes(skill)),
    )
    .map(({ title, url, description }) => ({ title, url, description }));
}
