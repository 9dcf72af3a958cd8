// Greetings, thanks, and what Smashy is.

import { brand } from '#brand';
import type { SmallTalk } from '#server/assistant/understanding/small-talk.ts';
import { type Asker, quoted, type Reply } from './reply.ts';

const about = {
  player:
    'Ask me about rules, strokes, tactics, drills and equipment, about your own reviewed play (“What should I work on?”), or how to do something in this product.',
  others: 'Ask me about rules, strokes, tactics, drills and equipment, or how to do something in this product.',
};

export function smallTalk(kind: SmallTalk, { role, firstName }: Asker): Reply {
  const scope = role === 'player' ? about.player : about.others;
  const words: Record<SmallTalk, string> = {
    greeting: `Hello ${quoted(firstName)}! ${scope}`,
    thanks: 'You are welcome. See you on court!',
    goodbye: 'Goodbye, and enjoy your next match!',
    'about-smashy': `I am Smashy, the assistant of ${brand.name}: a program, not a coach. ${scope} For what only somebody who has seen you play can judge, ask your coach.`,
  };
  return { text: words[kind], outcome: 'small-talk' };
}
