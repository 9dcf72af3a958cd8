// Conversations of the demo, and answers to a note.

import { and, desc, eq, sql } from 'drizzle-orm';
import { addDays, momentOf, wallTime } from '#domain/time/time-zones.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, noteThreads, reviews, videos } from '#server/db/schema/index.ts';
import { insertMessage, type Pair } from '#server/features/messages/messages.queries.ts';

const timeZone = 'Europe/Copenhagen';

interface DemoConversation {
  player: string;
  coach: string;
  /** Days ago and the time in Copenhagen, who wrote, and what; read unless it is one of the last `unread`. */
  lines: readonly (readonly [daysAgo: number, time: string, from: 'player' | 'coach', content: string])[];
  unread: number;
}

const conversations: readonly DemoConversation[] = [
  {
    player: 'player',
    coach: 'coach',
    unread: 1,
    lines: [
      [
        9,
        '21:10',
        'player',
        'Hi Lucía, I sent our last match. We lost the second set at the net: could you look at where I stand?',
      ],
      [8, '08:35', 'coach', 'I will. One question first: who called the middle, you or your partner?'],
      [8, '08:52', 'player', 'Nobody, honestly.'],
      [
        7,
        '13:20',
        'coach',
        'That is most of it. The review is there; begin with the first note on positioning and look at the board beside it.',
      ],
      [4, '17:45', 'player', 'Watched it twice. I keep backing up when they lob. Should I turn and run instead?'],
      [
        4,
        '18:30',
        'coach',
        'Yes. Turn with the first step, run to where the ball will come off the glass, and only then look for it.\nWe will do twenty of those on Thursday.',
      ],
      [2, '20:05', 'player', 'Deal. Does it matter that I play on the left?'],
      [1, '09:40', 'coach', 'A little: your bandeja goes cross-court more safely from there. I will show you.'],
    ],
  },
  {
    player: 'direct',
    coach: 'freelance',
    unread: 1,
    lines: [
      [14, '19:20', 'player', 'Hello Mateo, is the víbora worth learning at my level?'],
      [
        13,
        '10:15',
        'coach',
        'Only once the bandeja lands deep eight times out of ten. Until then it costs you the net.\nThis one shows the difference well: https://www.youtube.com/watch?v=M7lc1UVf-VE',
      ],
      [3, '21:30', 'player', 'Seven out of ten yesterday.'],
      [2, '09:10', 'coach', 'Then you are close. Film the next ten from behind the baseline.'],
      [1, '18:55', 'player', 'Filmed. I send it tonight.'],
    ],
  },
  {
    player: 'mads',
    coach: 'coach',
    unread: 1,
    lines: [
      [3, '12:05', 'player', 'Could we move Thursday by half an hour?'],
      [3, '12:40', 'coach', 'Yes, 18:30 works for the others too.'],
      [1, '13:15', 'player', 'Perfect, thank you.'],
    ],
  },
];

/** Answers to the first note of the player's latest review; the last one waits for the coach. */
const answers: Pick<DemoConversation, 'lines'>['lines'] = [
  [3, '18:05', 'player', 'Is it my grip or my feet here? It felt late from the first step.'],
  [3, '19:20', 'coach', 'Your feet. Watch the split step: it comes after the hit, not with it.'],
  [2, '07:50', 'player', 'Now I see it. Does the same go for the return?'],
];

/** Writes the answers to a note, dated back; nothing while the two have no published review with notes. */
export async function addNoteAnswers(db: Database, people: ReadonlyMap<string, string>): Promise<void> {
  const pair = { playerId: people.get('player') as string, coachId: people.get('coach') as string };
  const [note] = await db
    .select({
      videoId: annotations.videoId,
      noteId: annotations.id,
      timestamp: annotations.timestamp,
      title: annotations.title,
    })
    .from(annotations)
    .innerJoin(reviews, eq(reviews.videoId, annotations.videoId))
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .where(and(eq(videos.playerId, pair.playerId), eq(reviews.coachId, pair.coachId)))
    .orderBy(desc(reviews.publishedAt), annotations.timestamp)
    .limit(1);
  if (note === undefined) return;
  const lastAt = sql`now() - interval '2 days'`;
  const thread = { ...note, ...pair, lastSenderId: pair.playerId, lastAt };
  const [begun] = await db.insert(noteThreads).values(thread).returning({ id: noteThreads.id });
  await addLines(db, pair, answers, 0, { threadId: begun?.id, isFree: true });
}

/** Writes the conversations, dated back. */
export async function addMessages(db: Database, people: ReadonlyMap<string, string>): Promise<void> {
  for (const { player, coach, lines, unread } of conversations) {
    const pair = { playerId: people.get(player) as string, coachId: people.get(coach) as string };
    await addLines(db, pair, lines, unread);
  }
}

async function addLines(
  db: Database,
  pair: Pair,
  lines: DemoConversation['lines'],
  unread: number,
  more: Partial<Parameters<typeof insertMessage>[1]> = {},
): Promise<void> {
  const today = wallTime(Date.now(), timeZone).date;
  for (const [index, [daysAgo, time, from, content]] of lines.entries()) {
    const written = momentOf({ date: addDays(today, -daysAgo), time }, timeZone) as number;
    const at = (minutesLater: number) => new Date(written + minutesLater * 60_000).toISOString();
    await insertMessage(db, {
      ...pair,
      senderId: from === 'player' ? pair.playerId : pair.coachId,
      content,
      createdAt: at(0),
      readAt: index < lines.length - unread ? at(11) : null,
      ...more,
    });
  }
}
