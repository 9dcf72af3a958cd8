// Smashy over HTTP: whose data an answer uses, what is stored, and for how long.

import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { drills } from '#domain/skills/drills.ts';
import { insightBands, unratedInsight } from '#domain/skills/insights.ts';
import { rubricSentences } from '#domain/skills/rubric-sentences.ts';
import { smashyTurns, trainingSessions } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
  makeVideo,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { levelCases } from '#server/testing/level-cases.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const limited = useTestApp({ RATE_LIMITS: 'on' });

type One = { id: string };
const ask = async (who: One, message: string, more: object = {}) =>
  test.call(who, endpoints.askSmashy, { body: { message, ...more } });
/** Sentences on skills that an answer in another language must not have. */
const englishTexts = [
  ...drills.flatMap(({ name, aim, steps, easier, harder }) => [`**${name}**`, aim, ...steps, easier, harder]),
  ...Object.values(rubricSentences).flat(),
  ...[...insightBands, unratedInsight].flatMap(({ actions }) => actions as readonly string[]),
];
const turnsOf = async (who: One) => (await test.call(who, endpoints.getSmashyConversation)).body.turns;

describe('asking Smashy', () => {
  let player: One;
  let videoId: string;
  beforeAll(async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
    player = await makeMember(db, club.id, { firstName: 'Pia' });
    await connect(db, coach, player);
    videoId = (await publishReview(test, coach, player)).id;
    await makeSession(db, coach, [player], { title: 'Lobs under pressure' });
  });

  it('returns an answer from the knowledge base in the specified shape', async () => {
    const { body } = await ask(await makePlayer(test.context.db), 'How high is the net?');
    const { suggestions = [], ...specified } = body;
    expect(Object.keys(specified)).toEqual(['response', 'videos', 'playerProfile', 'contextualSkill']);
    expect(suggestions.length).toBeLessThanOrEqual(1);
    expect(body.response).toContain('0.88');
    expect(body.videos).toEqual({ platform: [], recommended: [] });
    expect(body.playerProfile).toEqual({ strongestSkill: null, weakestSkill: null });
  });

  it('returns the asker’s own notes with the skill, rating and a link to the second', async () => {
    const { body } = await ask(player, 'What did my coach say about my lob?');
    expect(body.playerProfile).toEqual({ strongestSkill: { skill: 'footwork' }, weakestSkill: { skill: 'bandeja' } });
    expect(body.contextualSkill).toEqual({ name: 'lob', rating: '3.6' });
    for (const { url, timestamp } of body.videos.platform)
      expect(url).toBe(`/player/video-analysis/${videoId}?t=${Math.floor(timestamp ?? 0)}`);
    expect((await ask(player, 'When is my next session?')).body.response).toContain('Lobs under pressure');
    expect((await ask(player, 'What is my weakest skill?')).body.response).toContain('Bandeja');
  });

  it('describes a rating and names its review in the language of the question', async () => {
    const { response } = (await ask(player, 'hvad er min svageste færdighed?')).body;
    expect(response).toMatch(/svageste er \*\*Bandeja\*\*[^]*Det ser en træner ved den vurdering: “/);
    expect(response).toContain('[Analysen](');
    expect(englishTexts.filter((text) => response.includes(text))).toEqual([]);
  });

  it('shows when and by whom a level was withdrawn, instead of calling it not yet verified', async () => {
    const { read, verified, withdraw } = levelCases(test);
    const { carla, dario, player: holder } = await verified();
    await withdraw(dario, holder);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const at = (await read(carla, holder)).history[0]?.withdrawnAt ?? '';
    for (const question of ['What is my level?', 'What is missing for my next level?']) {
      const { response } = (await ask(holder, question)).body;
      expect(response).toContain(`withdrawn on ${day.format(new Date(at))} by Dario Vega`);
      expect(response).not.toMatch(/\byet\b/);
    }
  });

  it('says why the level moved, with the figures of the progress page in each language', async () => {
    const { body } = await test.call(player, endpoints.getLevelSteps, { params: { userId: player.id } });
    const [newest] = body.steps;
    const figures = newest?.sentences.join(' ').match(/\d\.\d/g);
    const answers = {
      'Why did my level move?': /^Carla Sanz rated your latest match/,
      'Hvorfor er mit niveau faldet?': /^Carla Sanz vurderede din seneste kamp/,
      '¿Por qué ha bajado mi nivel?': /^Carla Sanz valoró tu último partido/,
    };
    for (const [question, begins] of Object.entries(answers)) {
      const { response } = (await ask(player, question)).body;
      expect(response).toMatch(begins);
      expect(response.match(/\d[.,]\d/g)?.map((one) => one.replace(',', '.'))).toEqual(figures);
      expect(response).toContain(`/player/video-analysis/${videoId}`);
    }
    const newcomer = await makePlayer(test.context.db);
    expect((await ask(newcomer, 'Why did my level go down?')).body.response).toContain('why your level moved');
  });

  it('promises 24–48 hours only for a video with a coach that is not late, from Matchi or without a working link', async () => {
    const { db } = test.context;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const late = { title: 'Late', uploadDate: hoursAgo(49), dueAt: hoursAgo(1) };
    const matchi = { title: 'Recorded', provider: 'matchi' as const };
    const dead = { title: 'Gone', pausedAt: hoursAgo(0) };
    let isCoached = true;
    const answerTo = async (...videos: Parameters<typeof makeVideo>[2][]) => {
      const sender = await makePlayer(db);
      if (isCoached) await connect(db, await makeCoach(db), sender);
      for (const columns of videos) await makeVideo(db, sender, columns);
      return (await ask(sender, 'When is my video reviewed?')).body.response;
    };
    expect(await answerTo({ title: 'New' })).toContain('1 in review. Your coach’s review takes 24–48 hours.');
    expect(await answerTo({ status: 'Analyzed' })).not.toContain('48');
    for (const [video, words] of [
      [late, 'is taking longer than usual'],
      [matchi, 'takes up to 24 hours'],
      [dead, 'is waiting for a link that opens'],
    ] as const) {
      const answer = await answerTo(video);
      expect(answer).toContain(words);
      expect(answer).not.toContain('48');
    }
    const all = await answerTo(late, matchi, dead, { title: 'New' });
    expect(all.match(/48/g)).toHaveLength(1);
    expect(all).toMatch(/“Late”: .*longer.*\n.*“Recorded”: .*up to 24/);
    expect(all).toMatch(/“Gone”: .*link/);
    expect(all).toMatch(/“New”: .*24–48 hours/);
    isCoached = false;
    const uncoached = await answerTo({ title: 'New' });
    expect(uncoached).toContain('It is waiting for a coach. We’ll assign one.');
    expect(uncoached).not.toContain('48');
  });

  it('identifies the asker by the session, not the payload', async () => {
    const stranger = await makePlayer(test.context.db);
    const { body } = await ask(stranger, 'What is my weakest skill?', { userId: player.id, userRole: 'admin' });
    expect(body.playerProfile).toEqual({ strongestSkill: null, weakestSkill: null });
    expect(body.response).toContain('no coach has published a review');
  });

  it('returns no player data to people who are not players', async () => {
    const { body } = await ask(await makeAdmin(test.context.db), 'What is my weakest skill?');
    expect(body.playerProfile).toBeNull();
    expect(body.response).toContain('no reviews of your own game');
  });

  it.each([
    ['nothing', '   ', 400],
    ['501 characters', 'x'.repeat(501), 400],
    ['500 characters', 'x'.repeat(500), 200],
  ])('with %s returns the right status', async (_, message, status) => {
    expect((await ask(player, message)).status).toBe(status);
  });

  it('allows 30 questions an hour', async () => {
    const person = await makePlayer(limited.context.db);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const { status } = await limited.call(person, endpoints.askSmashy, { body: { message: 'Hello' } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('an emergency', () => {
  it.each([
    ['English', 'My chest hurts and I feel dizzy', 'Stop playing now'],
    ['Danish', 'Jeg har ondt i brystet', 'få lægehjælp'],
    ['Spanish', 'Me duele el pecho', 'busca ayuda médica'],
  ])('gets an answer in the language of the question: %s', async (_, question, words) => {
    const person = await makePlayer(test.context.db);
    const { body } = await ask(person, question);
    expect(body).toMatchObject({
      response: expect.stringContaining(words) as string,
      videos: { platform: [], recommended: [] },
      playerProfile: null,
      contextualSkill: null,
    });
    expect(body.response).toContain('112');
    expect((await turnsOf(person)).map((turn) => turn.answer.response)).toEqual([body.response]);
  });

  it('gets an answer even beyond the limit', async () => {
    const person = await makePlayer(limited.context.db);
    const say = async (message: string) => limited.call(person, endpoints.askSmashy, { body: { message } });
    for (let count = 0; count < 30; count += 1) await say('Hello');
    expect((await say('How high is the net?')).status).toBe(429);
    const { status, body } = await say('I want to kill myself');
    expect([status, body.response]).toEqual([200, expect.stringContaining('70 201 201')]);
  });
});

it('an unknown health question is referred to a doctor, not to the coach', async () => {
  const { response } = (await ask(await makePlayer(test.context.db), 'Why is my stomach so swollen and sick?')).body;
  expect(response).toContain('ask a doctor');
  expect(response).not.toContain('Your coach has seen you play');
});

describe('a conversation', () => {
  it('keeps its answers, for the asker’s session only', async () => {
    const person = await makePlayer(test.context.db);
    const turnId = newId();
    await ask(person, 'What is a bandeja?', { turnId });
    await ask(person, 'What is a bandeja?', { turnId });
    await ask(person, 'And how do I practise that?');
    const turns = await turnsOf(person);
    expect(turns.map(({ question }) => question)).toEqual(['What is a bandeja?', 'And how do I practise that?']);
    expect(turns[0]?.id).toBe(turnId);
    expect(turns[1]?.answer.response).toContain('drill');
    expect(await turnsOf(await makePlayer(test.context.db))).toEqual([]);
    const elsewhere = await test.signIn(person);
    const again = await test.call(null, endpoints.getSmashyConversation, { headers: { cookie: elsewhere } });
    expect(again.body.turns).toEqual([]);
  });

  it('cannot be read or continued while viewing as its owner', async () => {
    const { db } = test.context;
    const person = await makePlayer(db);
    await ask(person, 'What is a bandeja?');
    const browser = await openImpersonatingBrowser(test, await makeAdmin(db));
    expect((await browser.view({ userId: person.id })).status).toBeLessThan(300);
    expect((await browser.call(endpoints.getSmashyConversation)).error.code).toBe('viewing_as_other');
    const asked = await browser.call(endpoints.askSmashy, { body: { message: 'What is a lob?' } });
    expect(asked.error.code).toBe('viewing_as_other');
    expect((await turnsOf(person)).map(({ question }) => question)).toEqual(['What is a bandeja?']);
  });

  it('is answered in the language of each question', async () => {
    const person = await makePlayer(test.context.db);
    expect((await ask(person, 'Hvor højt er nettet?')).body.response).toMatch(/^Nettet.*0,88/);
    expect((await ask(person, '¿Cuánto mide una pista de pádel?')).body.response).toMatch(/pista.*20/);
    expect((await ask(person, 'How high is the net?')).body.response).toContain('0.88');
    expect((await ask(person, 'hvor mange credits har jeg tilbage')).body.response).toMatch(/^Du har \*\*\d/);
  });

  it.each([
    ['giv mig en øvelse til volleyen', /^To øvelser til volley:[^]*\*\*Flugt med væggen bag dig\*\* \(2–4 spillere/],
    ['dame un ejercicio para el globo', /^Dos ejercicios para el globo:[^]*\*\*El último metro\*\* \(2–4 jugadores/],
    ['hvordan ser en lob ud på niveau 4,0?', /^Lob på 4,0: “Får de fleste lobs ned bag servelinjen/],
    ['¿cómo es una volea en el nivel 2?', /^Volea en 2,0: “Solo está en la red/],
    ['hvad skal jeg arbejde med', /- Film et almindeligt parti bag banen/],
    ['¿qué tengo que mejorar?', /- Graba un juego normal/],
  ])('has drills, the rubric and advice in the language of “%s”', async (question, expected) => {
    const { response } = (await ask(await makePlayer(test.context.db), question)).body;
    expect(response).toMatch(expected);
    expect(englishTexts.filter((text) => response.includes(text))).toEqual([]);
  });

  it('says what waits for coaches and clubs, with the same counts as their dashboards', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id);
    const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    await makeVideo(db, member);
    const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
    const waits = async (who: One, question: string) => (await ask(who, question)).body.response;
    expect(await waits(coach, 'whats on my plate this morning')).toMatch(
      /\*\*1\*\* video to review.*\[Videos to Review\]/s,
    );
    const figures = (await test.call(manager, endpoints.getClubDashboard, { query: { timeZone: 'UTC' } })).body;
    const ofClub = await waits(manager, 'what is waiting for me');
    expect(ofClub).toContain(`**${figures.needs.withoutCoach}** member without a coach`);
    expect(ofClub).toContain(`**${figures.members}** member`);
    expect(await waits(member, 'whats on my plate this morning')).toMatch(/sent \*\*1\*\* video/);
  });

  it('says what waits for administrators, with the same counts as their dashboard', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    await makePlayer(db, { state: 'pending' });
    const { waitingApprovals } = (await test.call(admin, endpoints.getAdminDashboard)).body;
    const { response } = (await ask(admin, 'how many accounts do i have to approve')).body;
    expect(response).toContain(`**${waitingApprovals}** account`);
    expect(response).toContain('(/admin/users?state=pending)');
  });

  it('names who comes to the next session by first name, without those who can’t', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const [asker, coming, away] = await Promise.all(
      ['Ida', 'Mette', 'Lars'].map((firstName) => makeMember(db, club.id, { firstName })),
    );
    const groupId = await makeSession(db, coach, [asker, coming, away] as One[], { title: 'Lobs' });
    const isAway = and(eq(trainingSessions.groupId, groupId), eq(trainingSessions.playerId, (away as One).id));
    await db.update(trainingSessions).set({ answer: 'cant' }).where(isAway);
    const { response } = (await ask(asker as One, 'who is coming to my session')).body;
    expect(response).toMatch(/^Mette is in your next session, \*\*Lobs\*\* on .*\(\/player\/training\)/s);
  });

  it('answers two questions in one message, each under its own words', async () => {
    const person = await makePlayer(test.context.db);
    const { response } = (await ask(person, 'whats the golden point and how high is the net?')).body;
    expect(response).toMatch(/\*\*Whats the golden point\?\*\*[^]*40–40[^]*\*\*How high is the net\?\*\*[^]*0\.88/);
  });

  it.each([
    ['wat shoos for padel', 'I’m not sure I understood you. My best answer:'],
    [
      'hvor skal vi stå henne når de andre lobber og vi er to',
      'Jeg er ikke sikker på, at jeg forstod dig. Mit bedste svar:',
    ],
    ['mi reves es malisimo que hago', 'No estoy seguro de haberte entendido. Mi mejor respuesta:'],
  ])('says that it is unsure of “%s”, and offers what else may be meant', async (question, words) => {
    const person = await makePlayer(test.context.db);
    const { response, suggestions } = (await ask(person, question)).body;
    expect(response.startsWith(`${words}\n\n`)).toBe(true);
    expect(response.length).toBeGreaterThan(words.length + 100);
    expect(suggestions).toHaveLength(2);
  });

  it('sends numb fingers to a doctor, and no number', async () => {
    const person = await makePlayer(test.context.db);
    expect((await ask(person, 'numb fingers for a week now')).body.response).toMatch(/doctor/);
    expect((await ask(person, 'lob rating just the number')).body.response).not.toMatch(/doctor/);
  });

  it('offers what an unclear question may have meant, and whom to ask', async () => {
    const alone = await makePlayer(test.context.db);
    const unclear = 'is that padel thing ok';
    const { response, suggestions } = (await ask(alone, unclear)).body;
    expect(response).toMatch(/^I’m not sure what you mean\. Otherwise write to support\./);
    expect(suggestions).toHaveLength(2);
    const coach = await makeCoach(test.context.db);
    const coached = await makePlayer(test.context.db);
    await connect(test.context.db, coach, coached);
    expect((await ask(coached, unclear)).body.response).toContain('ask your coach');
  });

  it('disappears after 30 days', async () => {
    const { db, jobs } = test.context;
    const person = await makePlayer(db);
    await ask(person, 'What is a bandeja?');
    await ask(person, 'What is a lob?');
    const old = sql`now() - interval '31 days'`;
    await db
      .update(smashyTurns)
      .set({ createdAt: old })
      .where(sql`question = 'What is a bandeja?' and user_id = ${person.id}`);
    await jobs.enqueue(db, 'forget-conversations', {});
    await test.runJobs();
    expect((await turnsOf(person)).map(({ question }) => question)).toEqual(['What is a lob?']);
  });
});

describe('an unhelpful answer', () => {
  const rate = async (who: One, turnId: string) =>
    (
      await test.call(who, endpoints.rateSmashyAnswer, {
        params: { turnId },
        body: { isHelpful: false, word: 'Too long' },
      })
    ).status;

  it('can be marked only by the asker, with an optional comment', async () => {
    const person = await makePlayer(test.context.db);
    const turnId = newId();
    await ask(person, 'What is a bandeja?', { turnId });
    expect(await rate(await makePlayer(test.context.db), turnId)).toBe(404);
    expect(await rate(person, turnId)).toBe(204);
    expect((await turnsOf(person))[0]?.isHelpful).toBe(false);
  });

  it('appears in the administrators’ list with unanswered questions, without who asked', async () => {
    const { db } = test.context;
    const person = await makePlayer(db, { firstName: 'Nameless', lastName: 'Canary' });
    const turnId = newId();
    await ask(person, 'What is a vibora?', { turnId });
    await rate(person, turnId);
    await ask(person, 'Which padel player invented the zorblax smash formation?');
    await ask(person, 'What is the capital of France?');
    const answer = await test.call(await makeAdmin(db), endpoints.listOpenQuestions, { query: {} });
    const questions = answer.body.rows.map(({ question }) => question);
    expect(questions).toContain('What is a vibora?');
    expect(questions).not.toContain('What is the capital of France?');
    expect(answer.raw.body).not.toMatch(/Canary|Nameless/);
    expect(answer.raw.body).not.toContain(person.id);
  });
});
