// Seeds an empty database with six months of a club, through the product's own commands.

import { v7 as newId } from 'uuid';
import { NewVideo } from '#contract/videos/videos.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import { addDays, momentOf, wallTime } from '#domain/time/time-zones.ts';
import { courtDescription } from '#domain/videos/match-context.ts';
import type { Context } from '#server/context.ts';
import { policyVersion } from '#server/features/accounts/accounts.commands.ts';
import { claimOnce, insertAccount, insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { openMessage, sendMessage } from '#server/features/clubs/messages/club-messages.commands.ts';
import { clubMessageJobs } from '#server/features/clubs/messages/club-messages.jobs.ts';
import { claimNext, countRecipients, settleRecipient } from '#server/features/clubs/messages/club-messages.queries.ts';
import { addToGroup, createGroup, setGroupCoach } from '#server/features/clubs/people/groups/club-groups.commands.ts';
import { inviteToClub } from '#server/features/clubs/people/invitations/club-invitations.commands.ts';
import { computeLevelModel } from '#server/features/levels/model/level-model.commands.ts';
import { notify, notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import { startCheckout } from '#server/features/payments/checkout.commands.ts';
import { adjustCredits } from '#server/features/payments/credits/credits.commands.ts';
import { applyEvent, receiveEvent } from '#server/features/payments/events.commands.ts';
import { findOrder } from '#server/features/payments/orders.queries.ts';
import { announceAwards, confirmAward } from '#server/features/publicity/awards/awards.commands.ts';
import { submitVideo } from '#server/features/videos/videos.commands.ts';
import { builtInAssistant } from '#server/providers/assistant/built-in-assistant.ts';
import { createTestPayments } from '#server/providers/payments/test-payments.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import {
  backdateNews,
  backdatePerson,
  backdateRequests,
  backdateVideo,
  countDemo,
  insertClub,
  insertConnection,
  isEmpty,
} from './demo.queries.ts';
import { addClips } from './demo-clips.ts';
import { addCoaching } from './demo-coaching.ts';
import { addContent } from './demo-content.ts';
import { addDevelopment } from './demo-development.ts';
import { addEvenings } from './demo-evenings.ts';
import { addFamily } from './demo-families.ts';
import { seededRandom } from './demo-ids.ts';
import { addLevels } from './demo-levels.ts';
import { type DemoMatch, demoMatches } from './demo-matches.ts';
import { addMessages, addNoteAnswers } from './demo-messages.ts';
import { markMovement } from './demo-movement.ts';
import { addPairs } from './demo-pairs.ts';
import {
  type DemoPerson,
  demoClub,
  demoEmail,
  demoPassword,
  demoPlayers,
  demoStaff,
  demoWaiting,
} from './demo-people.ts';
import { addQuestions } from './demo-questions.ts';
import { draftVideo, findLinkDead, lookFirst, reviewVideo, reviseVideo } from './demo-reviewing.ts';
import { addSecondReview } from './demo-second-review.ts';
import { addUpcomingSessions } from './demo-sessions.ts';
import { addTrainingRequests } from './demo-training-requests.ts';

/** The plan of each demo account, by its name. */
const subscribers: Record<string, Plan> = { player: 'premium', direct: 'pro' };

/** Subscribes demo players to their plans. */
async function addSubscriptions(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  // Always the test provider: no one pays in a demo. Events stay local, so any secret works.
  const payments = createTestPayments(context.db, newId());
  const ownContext = { ...context, payments };
  payments.test.deliverTo(async (body, signature) => {
    await receiveEvent(ownContext, Buffer.from(body), signature);
    await applyEvent(ownContext, (JSON.parse(body) as { id: string }).id);
  });
  for (const [name, plan] of Object.entries(subscribers)) {
    const url = await startCheckout(ownContext, {
      userId: people.get(name) ?? '',
      product: plan,
      isAgain: false,
    });
    const order = await findOrder(context.db, url.split('/').at(-1) ?? '');
    if (!order?.customerId) throw new Error(`The demo's order of ${name} is missing`);
    await payments.test.settle({ ...order, customerId: order.customerId }, 'pay');
  }
}

const invited = [
  { firstName: 'Álvaro', lastName: 'Quintana', email: 'alvaro@example.com', country: 'ES', role: 'coach_club' },
  { firstName: 'Signe', lastName: 'Toft', email: 'signe@example.com', country: 'DK', role: 'player' },
  { firstName: 'Noah', lastName: 'Skov', email: 'noah@example.com', country: 'DK', role: 'player' },
] as const;

/** Invites a coach and two players. Jobs are not run, so no accounts are created and no emails sent. */
async function addClubInvitations(
  context: Context,
  people: ReadonlyMap<string, string>,
  clubId: string,
): Promise<void> {
  await inviteToClub(context, { actorId: people.get('club') ?? null, address: null }, clubId, invited);
}

/** A team and a course by hand, one with a coach, and a group that its level fills. */
async function addGroups(context: Context, people: ReadonlyMap<string, string>, clubId: string): Promise<void> {
  const manager = { actorId: people.get('club') ?? null, address: '127.0.0.1' };
  const byHand = [
    { name: 'Tuesday team', members: ['player', 'mads', 'emil'], coach: 'coach' },
    { name: 'Winter course', members: ['ida', 'sofie', 'noah'], coach: null },
  ] as const;
  for (const { name, members, coach } of byHand) {
    const { id } = await createGroup(context, manager, clubId, { name, rule: null });
    await addToGroup(context, manager, clubId, id, { ids: members.map((member) => people.get(member) ?? '') });
    if (coach !== null) await setGroupCoach(context, manager, clubId, id, people.get(coach) ?? null);
  }
  await createGroup(context, manager, clubId, {
    name: 'New to padel',
    rule: { levels: { from: '1.0', to: '2.5' }, coachId: null },
  });
}

/** A message to all members: emailed, in their bells, and opened by some of them. Jobs are not run, so no email leaves. */
async function addClubMessage(context: Context, people: ReadonlyMap<string, string>, clubId: string): Promise<void> {
  const { db } = context;
  const idOf = (name: string) => people.get(name) ?? '';
  const manager = { actorId: idOf('club'), address: null };
  const recipients = { to: 'all' } as const;
  const { people: expected } = await countRecipients(db, clubId, recipients);
  const message = {
    subject: 'Winter cup in December',
    text: 'Hello everyone,\n\nthe winter cup is on the second Saturday of December from 10:00: four courts, all levels. Sign up at the desk or at https://havnen.example/wintercup until Sunday.\n\nSoup and cake afterwards. See you there.',
    takesReplies: false,
    recipients,
    expected,
  };
  const { id: messageId } = await sendMessage(context, manager, clubId, idOf('club'), message, null);
  await clubMessageJobs['club-message']({ messageId }, context);
  for (let next = await claimNext(db, messageId); next !== null; next = await claimNext(db, messageId))
    await settleRecipient(db, next.id, 'sent');
  for (const name of ['player', 'ida', 'mads', 'emil']) await openMessage(context, idOf(name), messageId);
}

/** Length of the season and days since its end. */
const demoSeason = { days: 180, over: 1 } as const;

/** Confirms and announces awards, after all activity. */
async function addAwards(context: Context, people: ReadonlyMap<string, string>, clubId: string): Promise<void> {
  const timeZone = 'Europe/Copenhagen';
  const to = addDays(wallTime(Date.now(), timeZone).date, -demoSeason.over);
  const of = { clubId, groupId: null, season: { from: addDays(to, 1 - demoSeason.days), to }, timeZone };
  const manager = { actorId: people.get('club') ?? null, address: '127.0.0.1' };
  for (const category of ['most-active', 'best-technical'] as const)
    await confirmAward(context, manager, { ...of, category });
  await announceAwards(context, manager, of);
}

/** YouTube's own sample video: it can be embedded everywhere. */
const sampleVideo = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const sampleMatchi = 'https://matchi.tv/watch?s=CaGtlcm3xJI';

/** A job queue that runs nothing. */
export const noJobs: Context['jobs'] = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  discard: async () => {},
  tryAgain: async () => false,
  forget: async () => {},
};

/**
 * Seeds the demo into an empty database.
 *
 * @returns what the demo holds, or null when the database already has people
 */
export async function seedDemo(context: Context) {
  const { db } = context;
  if (!(await isEmpty(db)) || !(await claimOnce(db, 'demo'))) return null;
  // Six months of emails and notifications would all be dated today, so the demo writes its own.
  const quiet: Context = {
    ...context,
    // The demo uses up no rate limits.
    config: { ...context.config, rateLimits: false },
    jobs: noJobs,
    // A model would not be deterministic.
    assistant: builtInAssistant,
    chat: null,
    embedder: null,
    transcriber: null,
  };
  const passwordHash = await hashPassword(demoPassword);
  const clubId = await insertClub(db, demoClub);
  const people = new Map<string, string>();
  for (const person of [...demoStaff, ...demoPlayers]) {
    people.set(person.name, await addPerson(quiet, person, passwordHash, clubId));
  }
  const waitingId = await addPerson(quiet, demoWaiting, passwordHash, clubId, 'pending');
  await notifyAdministrators(db, {
    kind: 'player-registered',
    facts: { people: { player: waitingId }, clubName: null },
    cause: `player_registered:${waitingId}`,
  });
  for (const player of demoPlayers) await addPlaying(quiet, player, people);
  await addPairs(quiet, people);
  await addSecondReview(quiet, people);
  await addUpcomingSessions(quiet, people);
  await addTrainingRequests(quiet, people);
  await addCoaching(quiet, people);
  await addContent(quiet, clubId, people);
  await addClubInvitations(quiet, people, clubId);
  await addGroups(quiet, people, clubId);
  await addClubMessage(quiet, people, clubId);
  await addEvenings(quiet, people);
  await addClips(quiet, people);
  await addMessages(db, people);
  await addNoteAnswers(db, people);
  await addQuestions(quiet, people);
  await addSubscriptions(quiet, people);
  await addAwards(quiet, people, clubId);
  await addFamily(quiet, people, clubId);
  await computeLevelModel(context);
  await backdateNews(db);
  return countDemo(db);
}

async function addPerson(
  { db }: Context,
  person: DemoPerson,
  passwordHash: string,
  clubId: string,
  state: 'active' | 'pending' = 'active',
): Promise<string> {
  const isOfClub = person.accessType === 'club' || person.role === 'club' || person.role === 'coach_club';
  const id = await insertAccount(db, {
    email: demoEmail(person.name),
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    country: person.country,
    language: person.language ?? 'en',
    role: person.role,
    accessType: isOfClub ? 'club' : 'direct',
    clubId: isOfClub ? clubId : null,
    currentLevel: person.level ?? null,
    isLevelVerified: person.isVerified ?? false,
    dpfRanking: person.dpfRanking ?? null,
    state,
  });
  if (id === null) throw new Error(`The demo account ${person.name} exists already`);
  const days = state === 'pending' ? 0 : 210;
  await backdatePerson(db, id, days);
  await insertConsent(db, {
    userId: id,
    policyVersion,
    givenAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  return id;
}

async function addPlaying(context: Context, player: DemoPerson, people: Map<string, string>): Promise<void> {
  const { db } = context;
  const index = demoPlayers.indexOf(player);
  const playerId = people.get(player.name) as string;
  const adminId = people.get('admin') as string;
  for (const coach of player.coaches ?? []) await insertConnection(db, people.get(coach) as string, playerId);
  if (player.credits)
    await adjustCredits(context, { actorId: adminId, address: '127.0.0.1' }, playerId, {
      amount: player.credits,
      reason: 'Demo credits',
      submissionKey: null,
    });
  const count = playingOf(player).matches.length;
  for (let number = 0; number < count; number += 1)
    await addVideo(context, player, { playerId, index, number, count }, people);
  const coach = player.coaches?.[0];
  await addLevels(context, player, playerId, people);
  await addDevelopment(context, player, playerId, coach === undefined ? null : (people.get(coach) ?? null));
}

async function addVideo(
  context: Context,
  player: DemoPerson,
  { playerId, index, number, count }: { playerId: string; index: number; number: number; count: number },
  people: Map<string, string>,
): Promise<void> {
  const { db } = context;
  const seed = (index + 1) * 100 + number;
  const random = seededRandom(seed);
  const isLatest = number === count - 1;
  const isOpen = isLatest && index !== 1 && index !== 4;
  const playing = playingOf(player);
  const match = playing.matches[number] as DemoMatch;
  const { title } = match;
  const form = NewVideo.parse({
    title,
    videoUrl: player.name === 'sofie' ? sampleMatchi : sampleVideo,
    videoType: match.videoType,
    venue: match.venue,
    reportType: match.question,
    courtDescription: courtDescription(playing.position, match.focus),
    playerClothingColor: playing.wears,
    partnerClothingColor: playing.partnerWears,
    opponentClothingColors: 'Red and green',
    playerPlayingHand: playing.hand,
    cameraAngle: 'behind-baseline',
  });
  const videoId = await submitVideo(context, { id: playerId, timeZone: null }, { ...form, again: true }, null);
  // Open videos are 1 to 60 hours old, so that some are overdue.
  const sent = isOpen
    ? Date.now() - (1 + index * 5) * 3_600_000
    : eveningBefore(Math.max(daysAgo(player, number, count) - random() * 3.7, 3), playing.timeZone, random());
  // Two coaches take turns.
  const coach = player.coaches?.[number % player.coaches.length];
  const generosity = demoStaff.find(({ name }) => name === coach)?.generosity ?? 0;
  const level = Number(player.level ?? '2.0') - 0.8 * (1 - (number + 1) / count) + generosity;
  // Of the first player's last two reviews: the later one answers the earlier one's request.
  const asksAgain = index === 0 && number >= count - 3;
  const task = { videoId, playerId, title, coachId: people.get(coach ?? 'admin') as string, seed, level, asksAgain };
  if (index === 0 && number >= count - 2) await lookFirst(context, task, form.videoUrl);
  if (!isOpen && coach) {
    await reviewVideo(context, task, index === 0 && number === count - 2);
    if (index === 0 && number === 1) await reviseVideo(context, task);
    if (index === 0 && number === count - 2) await markMovement(context, videoId, task.coachId, seed);
  } else {
    const coachIds = (player.coaches ?? []).map((one) => people.get(one) as string);
    const facts = { people: { player: playerId }, videoTitle: title };
    const ofVideo = { videoId, cause: `video_uploaded:${videoId}` };
    await notify(db, coachIds, { kind: 'video-to-review', facts, ...ofVideo });
    if (coachIds.length === 0) await notifyAdministrators(db, { kind: 'video-without-coach', facts, ...ofVideo });
    if (index === 8) await draftVideo(context, task);
    if (index === 2) await findLinkDead(context, videoId);
  }
  await backdateVideo(db, videoId, {
    sent: new Date(sent),
    published: isOpen ? null : new Date(workingHourAfter(sent, random() < 0.6 ? 1 : 2, random())),
    // Sent in the evening of the match, or soon after midnight.
    played: wallTime(sent - 4 * 3_600_000, playing.timeZone).date,
  });
  if (asksAgain) await backdateRequests(db, videoId);
}

function playingOf({ name }: DemoPerson) {
  const playing = demoMatches[name];
  if (!playing) throw new Error(`Nothing is known of how ${name} plays`);
  return playing;
}

/** Minutes after an hour of the day, by chance (0–1) from a span of so many hours, as `HH:MM`. */
function timeFrom(hour: number, hours: number, chance: number): string {
  const minutes = Math.floor(chance * hours * 60);
  return [hour + Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The evening so many days ago, when players send what they have filmed. */
function eveningBefore(days: number, timeZone: string, chance: number): number {
  const date = addDays(wallTime(Date.now(), timeZone).date, -Math.round(days));
  return momentOf({ date, time: timeFrom(19, 3, chance) }, timeZone) as number;
}

/** A moment of the working day so many days after another moment, when coaches publish. */
function workingHourAfter(moment: number, days: number, chance: number): number {
  const timeZone = 'Europe/Copenhagen';
  const date = addDays(wallTime(moment, timeZone).date, days);
  return momentOf({ date, time: timeFrom(9, 8, chance) }, timeZone) as number;
}

/**
 * Age of a video in days: from half a year to this week, more often recently. A player with two coaches
 * sends one at least every eight weeks, so that what the two say can be compared (domain, level-model.ts).
 */
function daysAgo({ coaches = [] }: DemoPerson, number: number, count: number): number {
  const age = (count - 1 - number) / Math.max(count - 1, 1);
  if (coaches.length < 2) return age ** 1.8 * 198;
  return age ** (count > 5 ? 1.55 : 1) * Math.min(190, 54 * (count - 1));
}
