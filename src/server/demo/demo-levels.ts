// Verified levels of the demo: one due for a re-check, one awaiting a second opinion.

import { dayLength } from '#domain/time/moments.ts';
import type { Context } from '#server/context.ts';
import { listLevelReviews, listVerifications } from '#server/features/levels/level-case.queries.ts';
import { verifyLevel } from '#server/features/levels/levels.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { insertVerification } from './demo.queries.ts';
import { demoActor } from './demo-actor.ts';
import type { DemoPerson } from './demo-people.ts';

/** Verifications by age in days; each is half a step up, and the last gives the current level. */
const usually = [
  { days: 150, note: 'Solid from the back, and the lob decides points. At the net the level drops.' },
  { days: 40, note: 'The net game has caught up: three matches in a row against stronger pairs.' },
];

/** Long enough ago for a re-check. */
const longAgo = [{ days: 186, note: 'A complete game at this level; only the overhead asks for more.' }];
const forRecheck = 'carmen';

/** The player who needs a second opinion. */
const asked = { player: 'player', rise: 1, secondCoach: 'freelance' };

/** Nothing is held back while the demo is made. */
const everything = { role: 'admin', id: '', clubId: null } as const;

/** Seeds verified levels with their reviews as evidence, after the player's videos. */
export async function addLevels(
  context: Context,
  player: DemoPerson,
  playerId: string,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const coachName = player.coaches?.[0];
  const verifierId = coachName && people.get(coachName);
  if (!player.isVerified || !verifierId) return;
  const { db } = context;
  const reviews = await listLevelReviews(db, everything, playerId);
  const given = player.name === forRecheck ? longAgo : usually;
  let previousLevel: string | null = null;
  for (const [index, { days, note }] of given.entries()) {
    const level = (Number(player.level) - (given.length - 1 - index) / 2).toFixed(1);
    const until = Date.now() - days * dayLength;
    const reviewIds = reviews
      .filter(({ publishedAt }) => Date.parse(publishedAt) <= until)
      .map(({ videoId }) => videoId);
    await insertVerification(db, { playerId, verifierId, previousLevel, level, note, reviewIds, days });
    previousLevel = level;
  }
  if (player.name === asked.player) await askForSecondOpinion(context, player, playerId, verifierId, people);
}

async function askForSecondOpinion(
  context: Context,
  player: DemoPerson,
  playerId: string,
  coachId: string,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const { db } = context;
  const coach = await demoActor(db, coachId);
  const level = Number(player.level) + asked.rise;
  const reviews = await listLevelReviews(db, everything, playerId);
  const decision = { actor: coach, author: { actorId: coachId, address: '127.0.0.1' }, playerId };
  await verifyLevel(context, decision, {
    level,
    note: 'She wins against pairs of this level now, and not by luck: look at how she takes the net in the last two.',
    reviewIds: reviews.slice(-2).map(({ videoId }) => videoId),
    basedOn: (await listVerifications(db, playerId))[0]?.id ?? null,
  });
  await notify(db, [people.get(asked.secondCoach) as string], {
    kind: 'level-requested',
    facts: { people: { verifier: coachId, player: playerId }, level: level.toFixed(1), country: player.country },
    cause: `demo:level_requested:${playerId}`,
  });
}
