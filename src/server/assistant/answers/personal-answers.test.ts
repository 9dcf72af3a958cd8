// Answers about a person's own game and account say the same in the three languages: figures, and links to what they are about.

import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { answerQuestion } from '#server/assistant/smashy.ts';
import { type PersonalIntent, personalIntents } from '#server/assistant/understanding/intents.ts';
import { people } from '#server/testing/askers.ts';
import type { Asker } from './reply.ts';

/** A question in English, Danish and Spanish, by intent. */
const questions: Record<PersonalIntent, readonly (readonly [string, string, string])[]> = {
  profile: [
    ['what is my weakest skill', 'hvad er min svageste færdighed', 'cuál es mi peor golpe'],
    ['what am i good at', 'hvad er jeg bedst til', 'en que soy bueno'],
  ],
  'work-on': [['what should i work on', 'hvad skal jeg øve mig på', 'que tengo que mejorar']],
  change: [
    ['how has my volley developed', 'hvordan har min flugtning udviklet sig', 'cómo ha evolucionado mi volea'],
    ['has my bandeja improved?', 'er min bandeja blevet bedre?', 'ha mejorado mi bandeja?'],
  ],
  'coach-said': [
    ['what did my coach say', 'hvad sagde min træner', 'qué dijo mi entrenador'],
    ['coach comments on my lob', 'hvad skrev træneren om min lob', 'que me puso sobre el globo'],
  ],
  rating: [
    ['whats my rating for bandeja', 'hvad er min score for bandeja', 'qué nota tengo en la bandeja'],
    ['my overall rating', 'min samlede vurdering', 'mi nota global'],
  ],
  coaches: [["who's my coach", 'hvem er min træner', 'quien es mi entrenador']],
  'next-session': [['when is my next training', 'hvornår er min næste træning', 'cuándo es mi próximo entrenamiento']],
  'session-people': [['who comes to my next session', 'hvem kommer til min næste træning', 'quién viene a mi sesión']],
  'cancel-session': [['cancel my session', 'aflys min session', 'cancelar mi sesión']],
  'next-level': [
    ['what do i need for the next level', 'hvad mangler jeg til næste niveau', 'qué necesito para subir de nivel'],
  ],
  'when-level': [['when will i reach level 4', 'hvornår når jeg niveau 4', 'cuándo llegaré al nivel 4']],
  'why-level': [['why did my level go down', 'hvorfor er mit niveau faldet', 'por qué ha bajado mi nivel']],
  level: [['what level am i', 'hvilket niveau er jeg', 'qué nivel tengo']],
  goals: [['what are my goals', 'mine mål', 'mis objetivos']],
  credits: [['how many credits do i have left', 'hvor mange credits har jeg tilbage', 'cuántos créditos me quedan']],
  messages: [['how many messages do i have left', 'hvor mange beskeder har jeg tilbage', 'cuántos mensajes me quedan']],
  videos: [['where is my video', 'hvor er min video', 'dónde está mi vídeo']],
  payment: [['when is my next payment', 'hvornår bliver jeg trukket næste gang', 'cuándo es mi próximo pago']],
  refund: [['where is my refund', 'hvor er min refundering', 'dónde está mi reembolso']],
  work: [['what do i have to do today', 'hvad venter på mig', 'qué me espera']],
};

const { player, newcomer, coach, club } = people;
const withPlayer = (name: string, changes: Partial<typeof player.player>): [string, Asker] => [
  name,
  { ...player, player: { ...player.player, ...changes } },
];
const plan = {
  name: 'Pro',
  nextName: 'Premium',
  nextCents: 1250,
  currency: 'EUR',
  periodEnd: '2027-03-08T09:00:00Z',
  isCancelled: false,
  graceUntil: null,
};
const askers: readonly [string, Asker][] = [
  ['a member with reviews', player],
  ['a newcomer without any', newcomer],
  withPlayer('a member whose level is verified and whose plan ends', {
    isLevelVerified: true,
    credits: 1,
    messagesLeft: async () => 1,
    plan: async () => ({ ...plan, isCancelled: true }),
  }),
  withPlayer('a member whose level was withdrawn and whose payment failed', {
    levelWithdrawn: { at: '2026-08-14T09:00:00Z', by: { firstName: 'Dario', lastName: 'Vega' } },
    plan: async () => ({ ...plan, graceUntil: '2026-12-09T09:00:00Z' }),
    refunds: async () => [],
    sessions: async () => [],
  }),
  withPlayer('a direct player with one review', {
    isClubMember: false,
    reviews: async () => (await player.player.reviews()).slice(0, 1),
    ratings: async () => (await player.player.ratings()).slice(0, 11),
    goals: async () => null,
  }),
];
/** People without a game of their own hear what waits for them. */
const staff: readonly [string, Asker][] = [
  ['a coach', coach],
  ['a club’s manager', club],
];

/** Groups of digits: "3.4" and "3,4" are 3 and 4, "€9.99" and "9,99 €" 9 and 99. */
function figures(text: string): string[] {
  return [...text.replaceAll(/\]\([^)]*\)/g, ']').matchAll(/\d+/g)].map(([digits]) => digits).toSorted();
}

function targets(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target).toSorted();
}

const languages: readonly Language[] = ['english', 'danish', 'spanish'];

/** What a question is taken for and answered with, in each language. */
async function answersTo(ways: readonly string[], who: Asker) {
  const answers = await Promise.all(ways.map((way) => answerQuestion(way, who, { memory: null })));
  expect(new Set(answers.map(({ answer }) => answer.response)).size).toBe(languages.length);
  return answers.map(({ answer: { response }, outcome, memory: { intent } }) => ({
    intent,
    outcome,
    figures: figures(response),
    links: targets(response),
  }));
}

const cases = personalIntents.flatMap((intent) => questions[intent].map((ways) => [intent, ways] as const));

describe.each(askers)('answers to %s', (_, who) => {
  it.each(cases)('about %s have the same figures and links in each language', async (intent, ways) => {
    const [english, ...others] = await answersTo(ways, who);
    expect(english?.intent).toBe(intent);
    expect(others).toEqual(others.map(() => english));
  });
});

it.each(staff)('what waits for %s has the same figures and links in each language', async (_, who) => {
  const [english, ...others] = await answersTo(questions.work[0] as readonly string[], who);
  expect([english?.intent, english?.figures.length]).toEqual(['work', (await who.work?.())?.length]);
  expect(others).toEqual(others.map(() => english));
});
