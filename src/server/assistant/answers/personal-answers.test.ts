// Answers about a person's own game and account say the same in the three languages: figures, and links to what they are about.

import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/detect-language.ts';
import type { PlayerReview } from '#server/assistant/player-data.ts';
import { openLibrary } from '#server/assistant/retrieval/library.ts';
import { answerQuestion } from '#server/assistant/smashy.ts';
import { type PlayerIntent, playerIntents } from '#server/assistant/understanding/intents.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { people } from '#server/testing/askers.ts';
import type { Asker } from './reply.ts';

/** A question in English, Danish and Spanish, by intent. */
const questions: Record<PlayerIntent, readonly (readonly [string, string, string])[]> = {
  profile: [
    ['what is my weakest skill', 'hvad er min svageste færdighed', 'cuál es mi punto más débil'],
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
  certificate: [['is my certificate public', 'er mit certifikat offentligt', 'es público mi certificado']],
  situation: [
    [
      'which situation does my coach want to see again',
      'hvilken situation vil min træner se igen',
      'qué situación quiere volver a ver mi entrenador',
    ],
  ],
  opening: [['when do my reviews open', 'hvornår åbner mine analyser', 'cuándo se abren mis análisis']],
  'second-review': [['is my second review done', 'er min anden analyse færdig', 'está hecho mi segundo análisis']],
  unread: [['do i have unread messages', 'har jeg ulæste beskeder', 'tengo mensajes nuevos']],
  pair: [['which matches do i share', 'hvilke kampe deler jeg', 'qué partidos comparto']],
  achievements: [['my streak', 'min streak', 'mi racha']],
  family: [['who are my juniors', 'mine juniorer', 'mis júniors']],
  'open-sessions': [['am i on a waiting list', 'er jeg på venteliste', 'estoy en lista de espera']],
  'last-session': [['when did i last train', 'hvornår trænede jeg sidst', 'cuándo entrené por última vez']],
  standing: [['am i above average', 'ligger jeg over gennemsnittet', 'estoy por encima de la media']],
  group: [['which group am i in', 'hvilken gruppe er jeg i', 'en qué grupo estoy']],
  'ranking-evening': [
    ['how did i do at the ranking evening', 'hvordan gik det til niveauaftenen', 'cómo me fue en la noche de niveles'],
  ],
  club: [['which club am i in', 'hvilken klub er jeg medlem af', 'de qué club soy']],
};

const { player, newcomer, coach, club, admin } = people;
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
    certificate: async () => ({ isVerified: true, isPublic: true }),
    secondReviews: async () => [{ videoId: 'v1', title: 'Final', state: 'both' as const }],
    family: async () => ({ guardian: 'Anna Berg', juniors: [] }),
    reviews: async () => [
      { ...(await player.player.reviews())[0], opensAt: '2026-12-04T17:00:00Z' } as PlayerReview,
      ...(await player.player.reviews()).slice(1),
    ],
    plan: async () => ({ ...plan, isCancelled: true }),
  }),
  withPlayer('a member whose level was withdrawn and whose payment failed', {
    levelWithdrawn: { at: '2026-08-14T09:00:00Z', by: { firstName: 'Dario', lastName: 'Vega' } },
    plan: async () => ({ ...plan, graceUntil: '2026-12-09T09:00:00Z' }),
    refunds: async () => [],
    sessions: async () => [],
    openSessions: async () => [],
    opening: async () => ({ time: '07:30', days: [] }),
    unread: async () => ({ messages: 2, notifications: 1 }),
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

const cases = playerIntents.flatMap((intent) => questions[intent].map((ways) => [intent, ways] as const));

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

/** What coaches and managers ask about their work, and what only their own data says. */
const ofStaff: readonly (readonly [string, Asker, readonly [string, string, string], string])[] = [
  [
    'a coach’s next session',
    coach,
    ['when is my next session', 'hvornår er min næste træning', 'cuándo es mi próximo entrenamiento'],
    'Pia Holm',
  ],
  [
    'a coach’s players',
    coach,
    ['who are my players', 'hvem er mine spillere', 'quiénes son mis jugadores'],
    'Mette Lund',
  ],
  [
    'an hour of reviews',
    coach,
    [
      'how many reviews fit in an hour',
      'hvor mange analyser kan jeg nå på en time',
      'cuántos análisis me caben en una hora',
    ],
    '**2**',
  ],
  ['a coach’s club', coach, ['which club am i in', 'hvilken klub er jeg medlem af', 'de qué club soy'], 'Padel Nord'],
  ['a club in figures', club, ['our club in figures', 'tal for klubben', 'las cifras del club'], 'Dario Vega'],
  ['a club’s groups', club, ['which groups do we have', 'hvilke grupper har vi', 'qué grupos tenemos'], 'Team 1'],
  [
    'a club’s code',
    club,
    ['what is our club code', 'hvad er vores klubkode', 'cuál es el código de nuestro club'],
    'ACDE-FHJK',
  ],
  [
    'a coach’s player, by name',
    coach,
    ['what level is Pia', 'hvilket niveau har Pia', 'qué nivel tiene Pia'],
    'The review of “Club evening” is due on',
  ],
  [
    'a coach’s player without a video',
    coach,
    [
      'when did Mette last send something',
      'hvornår sendte Mette sidst noget',
      'cuándo mandó Mette algo por última vez',
    ],
    'No video yet',
  ],
  [
    'what a coach does next',
    coach,
    ['which review is due next', 'hvilken analyse har frist først', 'qué análisis vence primero'],
    '[Club evening](/coach/video-analysis/',
  ],
  [
    'how many reviews wait for a coach',
    coach,
    ['how many reviews are waiting for me', 'hvor mange analyser venter på mig', 'cuántos análisis me esperan'],
    '**3** videos wait for a review',
  ],
  ['a coach’s groups', coach, ['my group', 'min gruppe', 'mi grupo'], 'only they see them here'],
  [
    'a coach’s ranking evening',
    coach,
    ['which ranking evenings are open', 'er der en åben niveauaften', 'hay alguna noche de niveles abierta'],
    '3 of 8 players are ready',
  ],
  [
    'a club’s overdue reviews',
    club,
    ['which reviews are overdue', 'hvilke analyser er forsinkede', 'qué análisis están retrasados'],
    '[Club evening](/club/video-analysis/',
  ],
  [
    'members without a coach',
    club,
    ['how many members have no coach', 'hvor mange medlemmer mangler en træner', 'cuántos socios no tienen entrenador'],
    '(/club/players?coach=none)',
  ],
  [
    'a club’s last ranking evening',
    club,
    [
      'when was our last ranking evening',
      'hvornår var den sidste niveauaften',
      'cuándo fue la última noche de niveles',
    ],
    '(/club/ranking-evenings/ladder)',
  ],
  [
    'an installation’s figures',
    admin,
    ['how many videos this week', 'hvor mange videoer i denne uge', 'cuántos vídeos esta semana'],
    '**31** videos sent',
  ],
  [
    'an installation’s overdue reviews',
    admin,
    ['how many reviews are overdue', 'hvor mange analyser er forsinkede', 'cuántos análisis están retrasados'],
    '(/admin/videos?show=overdue)',
  ],
];

/** What players ask about one reviewed video, by its title. */
it.each([
  ['how did i do in the semi final', 'hvordan gik det i semi-final', 'cómo jugué en la semifinal', 'Semi-final'],
  [
    'my volley in league match',
    'hvordan var min flugtning i league match',
    'cómo fue mi volea en league match',
    'League match',
  ],
])('a review is found by the title in “%s”', async (english, danish, spanish, title) => {
  const ways = [english, danish, spanish];
  const [first, ...others] = await answersTo(ways, player);
  expect(others).toEqual(others.map(() => first));
  const { answer } = await answerQuestion(english, player, { memory: null });
  expect(answer.response).toMatch(new RegExp(String.raw`^\*\*${title}\*\*, reviewed by Carla Sanz[^]*4\.1|3\.9`));
});

it.each([
  ['who is doing my review', 'Anna Berg can review it, due'],
  ['which skill improved the most', 'Bandeja up 0.8, Volley up 0.6'],
  ['rank my strokes from best to worst', 'Volley 4.1, Forehand 3.7, Bandeja 3.6, Backhand 2.9'],
  ['is my volley good enough for level 4', '**Volley** 4.1. At 4.0:'],
  ['when was my last review', '“Semi-final” on 1 September 2026, Carla Sanz'],
  ['which of my videos have been reviewed', 'Reviewed last: [Semi-final](/player/video-analysis/'],
])('“%s” is answered with “%s”', async (question, fact) => {
  const { answer } = await answerQuestion(question, player, { memory: null });
  expect(answer.response).toContain(fact);
});

it('names screens as the asker’s have them, whatever language the question is in', async () => {
  const asked = (question: string) => inLanguage('da', () => answerQuestion(question, coach, { memory: null }));
  expect((await asked('hvad er min bedste færdighed')).answer.response).toContain('under Mine spillere');
  const { answer } = await answerQuestion('hvad er min bedste færdighed', coach, { memory: null });
  expect(answer.response).toContain('under My Players');
});

it('what the screens say is in the language of the question, not of its asker', async () => {
  const { answer } = await inLanguage('da', () => answerQuestion('when is my review due', player, { memory: null }));
  expect(answer.response).toContain('takes 24–48 hours');
});

it('a title in a question about something else is not its review', async () => {
  const { memory } = await answerQuestion('how do we prepare for a league match', player, { memory: null });
  expect(memory.intent).toBeNull();
});

it.each(['day', 'month'])('the figures of administrators are those of the %s they ask about', async (span) => {
  const asked = span === 'day' ? 'how many videos were sent today' : 'how many videos this month';
  const { answer } = await answerQuestion(asked, admin, { memory: null });
  expect(answer.response).toContain(span === 'day' ? 'Today: ' : 'In the last 30 days: ');
});

describe.each(ofStaff)('an answer about %s', (_, who, ways, fact) => {
  it('says the same in each language', async () => {
    const [english, ...others] = await answersTo(ways, who);
    expect(others).toEqual(others.map(() => english));
    const { answer } = await answerQuestion(ways[0], who, { memory: null });
    expect(answer.response).toContain(fact);
  });

  it('is never given to a player', async () => {
    for (const way of ways) {
      const { answer } = await answerQuestion(way, newcomer, { memory: null });
      expect(answer.response).not.toContain(fact);
      expect(answer.response).not.toMatch(/\((?:\/club|\/coach|\/admin)/);
    }
  });
});

it.each([
  ['is the club evening video done yet', 'videos'],
  ['when will league round four be reviewed', 'videos'],
  ['can u sum up what carla thought of the semi final', 'coach-said'],
])('“%s” is answered by what the names stand for', async (question, intent) => {
  const { outcome, memory } = await answerQuestion(question, player, { memory: null });
  expect([outcome, memory.intent]).toEqual(['answered', intent]);
});

it.each([
  ['at what second is the note on my lob in the semi final', '1:23'],
  ['what was wrong with my smash in the semi final', 'Smash from too far back'],
  ['which two things did carla want me to put first after the semi-final', 'Back to the net after the bandeja'],
  ['why am i a 3.5, where does that come from', '“Tuesday ladder”, 12 May 2026: level **3.5**'],
  ['what do i need to reach level 4', '**Target level** 4.0 by 30 June 2027'],
  ['which of my matches went best', '“Semi-final” 3.4, “League match” 3.2, “Club night” 3.1'],
  ['what was my worst match', '“Semi-final” 3.4, “League match” 3.2, “Club night” 3.1'],
  ['what did carla note at 4:05', '4:05 in “Semi-final”'],
  ['what did carla write about depth and height', 'Depth before height: land behind the service line'],
])('the answer to “%s” says “%s”', async (question, fact) => {
  const { answer } = await answerQuestion(question, player, { memory: null });
  expect(answer.response).toContain(fact);
});

const library = await openLibrary();

it.each(languages)('what is offered as “Did you mean” in %s asks for what it names', async (language) => {
  for (const intent of playerIntents) {
    const { outcome, memory } = await answerQuestion(library.titleOfOwn(intent, language), player, { memory: null });
    expect([outcome, memory.intent]).toEqual(['answered', intent]);
  }
});

it('answers an own thing that a question is not certain to ask for, and says so', async () => {
  const { answer, outcome, isUnsure, memory } = await answerQuestion('how often do i pay for my partner', player, {
    memory: null,
  });
  expect([outcome, isUnsure, memory.intent]).toEqual(['answered', true, 'pair']);
  expect(answer.response).toMatch(/^I’m not sure I understood you\. My best answer:\n\nYou share matches with/);
  expect(answer.suggestions).toHaveLength(2);
});

it.each([
  ['how do i invite members to my club', player, 'Only club managers can do this:'],
  ['how do i verify a players level', club, 'Only coaches can do this:'],
])('“%s” says whose work it is to anyone else', async (question, who, words) => {
  expect((await answerQuestion(question, who, { memory: null })).answer.response).toContain(words);
});
