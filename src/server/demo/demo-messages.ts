// What players and coaches of the demo have written each other.

import type { Database } from '#server/db/database.ts';
import { insertMessage } from '#server/features/messages/messages.queries.ts';

interface DemoConversation {
  player: string;
  coach: string;
  /** Hours ago, who wrote, and what; read unless it is one of the last `unread`. */
  lines: readonly (readonly [hoursAgo: number, from: 'player' | 'coach', content: string])[];
  unread: number;
}

const conversations: readonly DemoConversation[] = [
  {
    player: 'player',
    coach: 'coach',
    unread: 1,
    lines: [
      [
        220,
        'player',
        'Hi Lucía, I sent the match from Sunday. We lost the second set at the net: could you look at where I stand?',
      ],
      [216, 'coach', 'I will. One question first: who called the middle, you or your partner?'],
      [215.5, 'player', 'Nobody, honestly.'],
      [
        190,
        'coach',
        'That is most of it. The review is there; begin with the note at 4:10 and look at the board beside it.',
      ],
      [97, 'player', 'Watched it twice. I keep backing up when they lob. Should I turn and run instead?'],
      [
        96,
        'coach',
        'Yes. Turn with the first step, run to where the ball will come off the glass, and only then look for it.\nWe will do twenty of those on Thursday.',
      ],
      [20, 'player', 'Deal. Does it matter that I play on the left?'],
      [3, 'coach', 'A little: your bandeja goes cross-court more safely from there. I will show you.'],
    ],
  },
  {
    player: 'direct',
    coach: 'freelance',
    unread: 1,
    lines: [
      [340, 'player', 'Hello Mateo, is the víbora worth learning at my level?'],
      [
        338,
        'coach',
        'Only once the bandeja lands deep eight times out of ten. Until then it costs you the net.\nThis one shows the difference well: https://www.youtube.com/watch?v=M7lc1UVf-VE',
      ],
      [60, 'player', 'Seven out of ten yesterday.'],
      [58, 'coach', 'Then you are close. Film the next ten from behind the baseline.'],
      [2, 'player', 'Filmed. I send it tonight.'],
    ],
  },
  {
    player: 'mads',
    coach: 'coach',
    unread: 1,
    lines: [
      [52, 'player', 'Could we move Thursday by half an hour?'],
      [51, 'coach', 'Yes, 18:30 works for the others too.'],
      [1, 'player', 'Perfect, thank you.'],
    ],
  },
];

/** Writes the conversations, dated back. */
export async function addMessages(db: Database, people: ReadonlyMap<string, string>): Promise<void> {
  for (const { player, coach, lines, unread } of conversations) {
    const pair = { playerId: people.get(player) as string, coachId: people.get(coach) as string };
    for (const [index, [hoursAgo, from, content]] of lines.entries()) {
      const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      await insertMessage(db, {
        ...pair,
        senderId: from === 'player' ? pair.playerId : pair.coachId,
        content,
        createdAt: at(hoursAgo),
        readAt: index < lines.length - unread ? at(hoursAgo - 0.4) : null,
      });
    }
  }
}
