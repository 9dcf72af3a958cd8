// Questions that name something of the asker's by its title.

import { expect, it } from 'vitest';
import type { PlayerSession } from '#server/assistant/player-data.ts';
import { answerQuestion } from '#server/assistant/smashy.ts';
import { people } from '#server/testing/askers.ts';

const { player, coach, club } = people;

it.each([
  ['what time does Lobs under pressure start', player, '18:00', /Volley hour/],
  ['where am i in the queue for volley hour', player, 'Volley hour', /Open court/],
  ['how many places are left in open court', player, 'Open court', /Volley hour/],
  ['still waiting on club evening, any eta', player, 'Club evening', /round four/],
  ['hvornår er club evening analyseret', player, 'Club evening', /round four/],
  ['how did i do at tuesday ladder', player, '“Tuesday ladder”, 12 May 2026: level **3.5**', /no level/],
  ['hows the tuesday ladder going', coach, '3 of 8 players', /finished/],
  ['cómo va la tuesday ladder', coach, '3 de 8', /terminada/],
  ['is the tuesday ladder finished', club, 'Tuesday ladder', /3 of 8/],
] as const)('“%s” is answered about what it names, and nothing else', async (question, who, fact, other) => {
  const { answer } = await answerQuestion(question, who, { memory: null });
  expect(answer.response).toContain(fact);
  expect(answer.response).not.toMatch(other);
});

it.each([
  ['Net', 'how high is the net', '0.88'],
  ['Net', 'can i touch the net', 'lose the point'],
  ['Golden point', 'what is the golden point', 'receiv'],
  ['Volley', 'when should i volley', null],
  ['Bandeja', 'when do i use the bandeja', 'lob'],
])('a training session called “%s” leaves “%s” a question about padel', async (title, question, fact) => {
  const [session] = await player.player.sessions();
  const named = {
    ...player,
    player: { ...player.player, sessions: async () => [{ ...session, title } as PlayerSession] },
  };
  const { answer, memory } = await answerQuestion(question, named, { memory: null });
  expect(memory.intent).toBeNull();
  if (fact !== null) expect(answer.response).toContain(fact);
});
