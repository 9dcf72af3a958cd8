// Questions of the demo's players that Smashy could not help with, for the administrators' list.

import { v7 as newId } from 'uuid';
import type { Context } from '#server/context.ts';
import { addEntry } from '#server/features/assistant/open-questions.commands.ts';
import { insertTurn } from '#server/features/assistant/smashy.queries.ts';
import { demoPlayers } from './demo-people.ts';

/** Days ago, what was asked, and what the asker said of the answer, if there was one. */
const asked: readonly (readonly [daysAgo: number, question: string, word?: string])[] = [
  [11, 'bandeja grip', 'I meant how to hold the racket'],
  [8, 'Which grip for the bandeja?', 'Says nothing about the grip'],
  [6, 'Is there a padel league for my level in Aarhus?', 'Nothing about leagues'],
  [4, 'grip bandeja?', 'No grip in it'],
  [3, 'Padel league in Aarhus for my level', 'I meant a league'],
  [3, 'Can my dog come to the padel court?'],
  [2, 'What is the grip for a bandeja?', 'Too general'],
];

/** What the demo's administrator has added to Smashy's knowledge. */
const ownEntry = {
  question: 'Where do I park at Havnens Padel?',
  wordings: ['parking at the club'],
  answer: 'Behind the hall, **free for two hours**. The gate closes at 23:00.',
  skill: null,
};

/** Asks each question as another player, with the answer that Smashy really gives. */
export async function addQuestions(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const { db } = context;
  await addEntry(context, { actorId: people.get('admin') ?? null, address: '127.0.0.1' }, ownEntry);
  const { answerQuestion, questionGroup } = await import('#server/assistant/smashy.ts');
  for (const [index, [daysAgo, question, word]] of asked.entries()) {
    const player = demoPlayers[index % demoPlayers.length] ?? demoPlayers[0];
    if (player === undefined) return;
    const asker = { role: 'player', firstName: player.firstName, player: null, work: null } as const;
    const answered = await answerQuestion(question, asker, { memory: null });
    await insertTurn(db, {
      id: newId(),
      userId: people.get(player.name) ?? '',
      sessionId: newId(),
      question,
      groupKey: questionGroup(question),
      ...answered,
      ...(word !== undefined && { isHelpful: false, word }),
      createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    });
  }
}
