// What makes a verified level believable (docs/product.md#verification), as rules with reasons.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { isBlank } from '#domain/plain-text.ts';
import { difference, mean, oneDecimal, roundTo } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { dayLength, milliseconds, newestFirst } from '#domain/time/moments.ts';

/** Verified levels lie between these, in half steps: those that registration offers (docs/product.md#verification). */
export const verifiedScale = { min: 1, max: 7, step: 0.5 } as const;

/** The rules' figures (docs/product.md#verification). */
export const verificationRules = { ratingsLookedAt: 3, largestChange: 0.5, daysBetween: 30, recheckMonths: 6 } as const;

/** The level that the ratings suggest, and the reviews that it comes from. */
export interface SuggestedLevel {
  level: number;
  videoIds: string[];
  /** When the newest of them was published (ISO 8601); null where that is not known. */
  newestAt: string | null;
}

/** Mean of the last three overall ratings, to the nearest half step of the scale; null while there is none. */
export function suggestedLevel(ratings: readonly PublishedRating[]): SuggestedLevel | null {
  const overall = ratings.filter(({ skillName, rating }) => skillName === 'overall' && toNumber(rating) !== null);
  const latest = newestFirst(overall, ({ createdAt }) => createdAt).slice(0, verificationRules.ratingsLookedAt);
  const average = mean(latest.map(({ rating }) => Number(rating)));
  if (average === null) return null;
  const newestAt = latest[0]?.createdAt ?? null;
  return { level: nearestLevel(average), videoIds: latest.map(({ videoId }) => videoId), newestAt };
}

/** The half step of the scale that lies nearest to a value; a quarter goes up. */
export function nearestLevel(value: number): number {
  const halves = roundTo(value / verifiedScale.step, 0) * verifiedScale.step;
  return Math.min(Math.max(halves, verifiedScale.min), verifiedScale.max);
}

/** Whether a number is a level that can be verified. */
export function isVerifiableLevel(level: number): boolean {
  return level >= verifiedScale.min && level <= verifiedScale.max && Number.isInteger(level / verifiedScale.step);
}

/** Who verifies, confirms or withdraws. */
export interface Verifier {
  id: string;
  role: Role;
}

/** A verification that was given before, standing or withdrawn. */
export interface PastVerification {
  level: Numeric;
  /** ISO 8601. */
  verifiedAt: string;
}

/** A level that someone wants to verify. */
export interface VerificationRequest {
  verifier: Verifier;
  playerId: string;
  level: number;
  note: string;
  /** How many of the reviews it shall rest on are published reviews of this player. */
  reviews: number;
  /** All the player's verifications. Withdrawn ones count too: otherwise withdrawing would open the way to any level. */
  past: readonly PastVerification[];
}

/** Allowed at once; allowed when a second coach or an administrator confirms, for these reasons; or refused. */
export type VerificationAnswer =
  | { kind: 'allowed' }
  | { kind: 'needs-confirmation'; reasons: string[] }
  | { kind: 'refused'; reason: string };

/** Whether a level may be verified, and whether someone else must confirm it. An administrator's word needs no second one. */
export function mayVerifyLevel(request: VerificationRequest, now: Date): VerificationAnswer {
  const { verifier, playerId, level, note, reviews, past } = request;
  if (verifier.id === playerId) return { kind: 'refused', reason: 'You cannot verify your own level.' };
  if (!isVerifier(verifier)) return { kind: 'refused', reason: 'Levels are verified by coaches and administrators.' };
  if (!isVerifiableLevel(level)) return { kind: 'refused', reason: 'A level lies between 1.0 and 7.0, in half steps.' };
  if (reviews < 1) return { kind: 'refused', reason: 'Choose at least one analyzed video that the level rests on.' };
  if (isBlank(note)) return { kind: 'refused', reason: 'Say in a sentence what the level rests on.' };
  const reasons = verifier.role === 'admin' ? [] : confirmationReasons(level, past, now);
  return reasons.length === 0 ? { kind: 'allowed' } : { kind: 'needs-confirmation', reasons };
}

/** Why a level needs a second opinion: none for the first, however far it is from the self-reported one. */
function confirmationReasons(level: number, past: readonly PastVerification[], now: Date): string[] {
  const [last] = newestFirst(past, ({ verifiedAt }) => verifiedAt);
  const from = toNumber(last?.level);
  const since = milliseconds(last?.verifiedAt);
  if (!last || from === null || since === null) return [];
  const change = Math.abs(difference(from, level, 'both'));
  const days = Math.floor((now.getTime() - since) / dayLength);
  return [
    ...(change > verificationRules.largestChange
      ? [
          `It differs from the last verified level (${oneDecimal(from)}) by ${oneDecimal(change)}: more than a half step.`,
        ]
      : []),
    ...(days < verificationRules.daysBetween
      ? [`The last verification is less than ${verificationRules.daysBetween} days old.`]
      : []),
  ];
}

function isVerifier({ role }: Verifier): boolean {
  return role === 'admin' || role === 'coach_freelance' || role === 'coach_club';
}

/** Whether someone may confirm what another asked for: a second coach of the player, or an administrator. */
export function mayConfirmLevel(confirmer: Verifier, request: { verifierId: string; playerId: string }): Permission {
  if (confirmer.id === request.playerId) return refused('You cannot confirm your own level.');
  if (confirmer.id === request.verifierId)
    return refused('A second coach or an administrator must confirm this level.');
  return isVerifier(confirmer) ? { allowed: true } : refused('Levels are confirmed by coaches and administrators.');
}

/** Whether a verification may be withdrawn: by a coach of the player or an administrator, with a reason, once. */
export function mayWithdrawLevel(
  actor: Verifier,
  withdrawal: { playerId: string; isCurrent: boolean; reason: string },
): Permission {
  if (actor.id === withdrawal.playerId) return refused('You cannot withdraw your own level.');
  if (!isVerifier(actor)) return refused('Levels are withdrawn by coaches and administrators.');
  if (!withdrawal.isCurrent) return refused('This level is not verified any more.');
  return isBlank(withdrawal.reason) ? refused('Say why the level is withdrawn.') : { allowed: true };
}

function refused(reason: string): Permission {
  return { allowed: false, reason };
}

/** From when on a verified level asks for a re-check (ISO 8601): six months later, on the month's last day if it is shorter. */
export function recheckFrom(verifiedAt: string): string {
  const date = new Date(verifiedAt);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + verificationRules.recheckMonths);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
