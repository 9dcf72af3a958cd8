// Answers about a player's partners, family and club, about open and past sessions, and about what a player has reached.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import type { Role } from '#domain/people/roles.ts';
import { type AchievementType, achievements, achievementTypes } from '#domain/progress/achievements.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import type { PlayerData, PlayerEveningLevel } from '#server/assistant/player-data.ts';
import { type Named, namedAlone } from '#server/assistant/understanding/own-names.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply } from './reply.ts';

/** Evenings named in one answer. */
const mostEvenings = 5;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Partners in shared matches, and invitations to answer. */
export async function pairAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const { matches, invitations } = await player.pair();
  const partners = [...Map.groupBy(matches, ({ partner }) => partner)].map(([partner, shared]) =>
    say.sharedWith(escapeMarkdown(partner), shared.length, escapeMarkdown(shared[0]?.title ?? '')),
  );
  const waiting = invitations === 0 ? [] : [`${say.invitations(invitations)}.`];
  const words = partners.length === 0 ? say.noPair : `${say.pair}\n\n${list(partners)}`;
  return answered([words, ...waiting].join('\n\n'), ['/player/pair', '/player/videos']);
}

export async function familyAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const { guardian, juniors } = await player.family();
  const lines = juniors.map(({ name, until }) => `**${escapeMarkdown(name)}**, ${say.day(null, until)}`);
  const parts = [
    ...(guardian === null ? [] : [say.guardian(escapeMarkdown(guardian))]),
    ...(lines.length === 0 ? [] : [`${say.juniors}\n\n${list(lines)}`]),
  ];
  return answered(parts.length === 0 ? say.noFamily : parts.join('\n\n'), ['/family']);
}

export function clubAnswer(say: Speech, club: string | null): Reply {
  return answered(club === null ? say.noClub : say.club(escapeMarkdown(club)), ['/profile']);
}

/** Clubs' groups are lists of their managers: members and coaches do not see them (docs/product.md#groups-of-a-club). */
export function groupAnswer(say: Speech, role: Role, club: string | null): Reply {
  const words = club === null ? say.noClub : say.groupsAreForManagers(escapeMarkdown(club));
  return answered(words, [addressFor('sessions', role)]);
}

/** The verified levels of ranking evenings. */
export async function eveningLevelsAnswer(say: Speech, player: PlayerData, named: Named | null): Promise<Reply> {
  const levels = namedAlone(await player.eveningLevels(), named);
  if (levels.length === 0) return answered(say.noEveningLevel, ['/progress']);
  const lines = levels.slice(0, mostEvenings).map((level) => eveningLine(say, level));
  return answered(`${say.eveningLevels}\n\n${list(lines)}\n\n${say.noPlaces}`, ['/progress']);
}

/** "“Tuesday ladder”, 12 May 2026: level **3.5**, verified by Carla Sanz". */
export function eveningLine(
  say: Speech,
  { title, heldOn, level, verifiedBy, isWithdrawn }: PlayerEveningLevel,
): string {
  return say.eveningLevel({
    title: escapeMarkdown(title),
    day: say.day(null, heldOn),
    level: say.figure(Number(level)),
    coach: verifiedBy === null ? say.formerCoach : escapeMarkdown(verifiedBy),
    isWithdrawn,
  });
}

/** Sessions open to a member: the place in line, or free places. */
export async function openSessionsAnswer(say: Speech, player: PlayerData, named: Named | null): Promise<Reply> {
  if (!player.isClubMember) return answered(say.sessionsAreForMembers, ['/my-coaches']);
  const sessions = namedAlone(await player.openSessions(), named);
  if (sessions.length === 0) return answered(say.noOpenSession, ['/player/training']);
  const lines = sessions.map(({ title, sessionDate, timeZone, free, position }) => {
    const moment = say.moment(player.timeZone ?? timeZone, sessionDate);
    const quoted = escapeMarkdown(title);
    return position === null ? say.freePlaces(quoted, moment, free) : say.inLine(quoted, moment, position);
  });
  return answered(`${say.openSessions}\n\n${list(lines)}`, ['/player/training']);
}

export async function lastSessionAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  if (!player.isClubMember) return answered(say.sessionsAreForMembers, ['/my-coaches']);
  const last = await player.lastSession();
  if (last === null) return answered(say.noLastSession, ['/player/training']);
  const words = say.lastSession({
    title: escapeMarkdown(last.title),
    moment: say.moment(player.timeZone ?? last.timeZone, last.sessionDate),
    place: null,
    coach: last.coach && escapeMarkdown(last.coach),
    objectives: last.objectives && escapeMarkdown(last.objectives),
    later: 0,
  });
  return answered(words, ['/player/training']);
}

export async function achievementsAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const { xp, counts } = await player.achievements();
  const reached = achievementTypes.filter((type: AchievementType) => (counts[type] ?? 0) > 0);
  const lines = reached.map((type) => `${achievements[type].title}: ${counts[type]}`);
  const words = lines.length === 0 ? say.noAchievements : `${say.achievements(xp)}\n\n${list(lines)}`;
  return answered(words, ['/player/profile?tab=achievements']);
}

export async function certificateAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const { isVerified, isPublic } = await player.certificate();
  const verified = isPublic ? say.certificatePublic : say.certificateOff;
  return answered(isVerified ? verified : say.noCertificate, ['/player/profile?tab=privacy']);
}

/** How a skill, or the whole, compares with others of the player's level. */
export async function standingAnswer(say: Speech, player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  const standing = await player.standing();
  const asked = standing?.skills.find(({ skillName }) => skillName === (skill ?? 'overall'));
  if (!standing || !asked) return answered(say.noStanding, ['/performance']);
  return answered(say.standing(say.skill(asked.skillName), asked.percentile, standing.group), ['/performance']);
}
