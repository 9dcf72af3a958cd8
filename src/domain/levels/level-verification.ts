// The rules of level verification, with reasons (docs/product.md#verification).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { verificationMonth } from '#domain/levels/certificates.ts';
import { citedMoments } from '#domain/levels/ranking-evening.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { isBlank } from '#domain/plain-text.ts';
import { difference, oneDecimal, roundTo } from '#domain/round-to.ts';
import { dayLength, milliseconds, newestFirst } from '#domain/time/moments.ts';

/** The range of verified levels, in half steps as offered at registration (docs/product.md#verification). */
export const verifiedScale = { min: 1, max: 7, step: 0.5 } as const;

/** `reviewsChosen`: the latest reviews that a form chooses to begin with. */
export const verificationRules = {
  reviewsChosen: 3,
  largestChange: 0.5,
  daysBetween: 30,
  recheckMonths: 6,
  stampMonths: 12,
} as const;

/** The half step nearest to a value, such as the measured level: what is suggested. Quarters round up. */
export function nearestLevel(value: number): number {
  const halves = roundTo(value / verifiedScale.step, 0) * verifiedScale.step;
  return Math.min(Math.max(halves, verifiedScale.min), verifiedScale.max);
}

/** Whether a level can be verified: within the scale and a half step. */
export function isVerifiableLevel(level: number): boolean {
  return level >= verifiedScale.min && level <= verifiedScale.max && Number.isInteger(level / verifiedScale.step);
}

/** Who verifies, confirms or withdraws. */
export interface Verifier {
  id: string;
  role: Role;
}

/** An earlier verification, current or withdrawn. */
export interface PastVerification {
  level: Numeric;
  /** ISO 8601. */
  verifiedAt: string;
}

/** A request to verify a level. */
export interface VerificationRequest {
  verifier: Verifier;
  playerId: string;
  level: number;
  note: string;
  /** How many of the chosen reviews are published reviews of this player. */
  reviews: number;
  /** How many moments of a ranking evening are cited for this player; they count as reviews do. */
  cited?: number;
  /** All the player's verifications. Withdrawn ones count too, or withdrawing would bypass the second opinion. */
  past: readonly PastVerification[];
}

/** Allowed at once, allowed with a second opinion for these reasons, or refused. */
export type VerificationAnswer =
  | { kind: 'allowed' }
  | { kind: 'needs-confirmation'; reasons: string[] }
  | { kind: 'refused'; reason: string };

/** Whether a level may be verified, and whether it needs a second opinion. Administrators never need one. */
export function mayVerifyLevel(request: VerificationRequest, now: Date): VerificationAnswer {
  const { verifier, playerId, level, note, reviews, cited = 0, past } = request;
  if (verifier.id === playerId) return { kind: 'refused', reason: say(msg`You cannot verify your own level.`) };
  if (!isVerifier(verifier))
    return { kind: 'refused', reason: say(msg`Only coaches and administrators can verify levels.`) };
  if (!isVerifiableLevel(level))
    return { kind: 'refused', reason: say(msg`A level must be between 1.0 and 7.0, in half steps.`) };
  if (reviews < 1 && cited < citedMoments.min)
    return { kind: 'refused', reason: say(msg`Please choose at least one analyzed video to base the level on.`) };
  if (isBlank(note)) return { kind: 'refused', reason: say(msg`Please give your reasons in a sentence.`) };
  const reasons = verifier.role === 'admin' ? [] : secondOpinionReasons(level, past, now);
  return reasons.length === 0 ? { kind: 'allowed' } : { kind: 'needs-confirmation', reasons };
}

/**
 * Why a level needs a second opinion, as sentences in the language in force. The first verification never does, however far from the
 * self-reported level.
 *
 * @param at when the level was asked for: none is verified while it waits
 */
export function secondOpinionReasons(level: number, past: readonly PastVerification[], at: Date): string[] {
  const [last] = newestFirst(past, ({ verifiedAt }) => verifiedAt);
  const from = toNumber(last?.level);
  const since = milliseconds(last?.verifiedAt);
  if (!last || from === null || since === null) return [];
  const change = Math.abs(difference(from, level, 'both'));
  const days = Math.floor((at.getTime() - since) / dayLength);
  return [
    ...(change > verificationRules.largestChange
      ? [
          say(
            msg`It differs from the last verified level (${{ level: oneDecimal(from) }}) by ${{ difference: oneDecimal(change) }}, more than half a step.`,
          ),
        ]
      : []),
    ...(days < verificationRules.daysBetween
      ? [say(msg`The last verification is less than ${{ days: verificationRules.daysBetween }} days old.`)]
      : []),
  ];
}

function isVerifier({ role }: Verifier): boolean {
  return role === 'admin' || role === 'coach_freelance' || role === 'coach_club';
}

/** Whether a person may give the second opinion: another coach of the player or an administrator. */
export function mayConfirmLevel(confirmer: Verifier, request: { verifierId: string; playerId: string }): Permission {
  if (confirmer.id === request.playerId) return refused(say(msg`You cannot confirm your own level.`));
  if (confirmer.id === request.verifierId)
    return refused(say(msg`A second coach or an administrator must confirm this level.`));
  return isVerifier(confirmer)
    ? { allowed: true }
    : refused(say(msg`Only coaches and administrators can confirm levels.`));
}

/** Whether a verification may be withdrawn: by a coach of the player or an administrator, with a reason, once. */
export function mayWithdrawLevel(
  actor: Verifier,
  withdrawal: { playerId: string; isCurrent: boolean; reason: string },
): Permission {
  if (actor.id === withdrawal.playerId) return refused(say(msg`You cannot withdraw your own level.`));
  if (!isVerifier(actor)) return refused(say(msg`Only coaches and administrators can withdraw levels.`));
  if (!withdrawal.isCurrent) return refused(say(msg`This level is no longer verified.`));
  return isBlank(withdrawal.reason)
    ? refused(say(msg`Please say why you are withdrawing the level.`))
    : { allowed: true };
}

function refused(reason: string): Permission {
  return { allowed: false, reason };
}

/**
 * What is said beside the stamp of a verified level: after six months to coaches that a re-check is due, after a year to its player, too;
 * null before.
 */
export function recheckNote(verifiedAt: string, now: Date, reader: 'player' | 'coach'): string | null {
  const isDue = (months?: number) => Date.parse(recheckFrom(verifiedAt, months)) <= now.getTime();
  if (isDue(verificationRules.stampMonths))
    return say(msg`Verified ${{ month: verificationMonth(verifiedAt) }} · ask for a re-check`);
  return reader === 'coach' && isDue() ? say(msg`Re-check due`) : null;
}

/** When a verified level is due for a re-check (ISO 8601): six months later, or the last day of a shorter month. */
export function recheckFrom(verifiedAt: string, months: number = verificationRules.recheckMonths): string {
  const date = new Date(verifiedAt);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
