// A club asks guardians and keeps until when a member is a junior (docs/product.md#families). As with other invitations, neither
// the answer nor its time nor the list reveals whether an address has an account.

import { msg } from '@lingui/core/runtime-macro';
import type { ImportedPlayer } from '#contract/clubs/club-import.ts';
import type { NewJuniors } from '#contract/clubs/club-juniors.ts';
import { say } from '#domain/language/say.ts';
import {
  impossibleAdultDay,
  isPossibleAdultDay,
  juniorKey,
  maxJuniorsAtOnce,
  unnamedGuardian,
} from '#domain/people/families.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { clubInvitationLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import { deleteRequest, storeNewRequests, storeRequest, updateAdultDay } from './club-juniors.queries.ts';
import { notifyFamily, ownAddress, requireGrown, startHandover } from './families.commands.ts';
import { findJunior, lockJuniorOfClub } from './families.queries.ts';

/** Rows of a statement. */
const pieceSize = 500;

const today = () => new Date().toISOString().slice(0, 10);

function requireDay(adultOn: string, field: string): void {
  if (isPossibleAdultDay(adultOn, today())) return;
  throw invalidField(field, impossibleAdultDay());
}

/**
 * Stores requests to a guardian, one for each junior, and queues one email.
 *
 * @throws AppError invalid_input for an impossible day or the same name twice; too_many_requests
 */
export async function askGuardian(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  { guardian, country, juniors }: NewJuniors,
): Promise<void> {
  for (const [index, { adultOn }] of juniors.entries()) requireDay(adultOn, ['juniors', index, 'adultOn'].join('.'));
  if (new Set(juniors.map((junior) => juniorKey({ ...junior, email: guardian.email }))).size < juniors.length)
    throw new AppError('invalid_input', { message: say(msg`The same name appears twice.`) });
  await consumeRateLimit(db, config, clubInvitationLimit, clubId);
  await db.transaction(async (tx) => {
    orNotFound(await lockActiveClub(tx, clubId));
    const requests = juniors.map((junior) => ({ ...junior, ...asked(by, clubId, guardian), country }));
    const requestIds = (await storeNewRequests(tx, clubId, requests)).map(({ id }) => id);
    await recordAudit(tx, by, 'juniors-invited', { type: 'club', id: clubId }, { after: { invited: juniors.length } });
    await jobs.enqueue(tx, 'guardian-requests', { requestIds });
    await notifyFamily(tx, clubId, []);
  });
}

/** A junior of an import. */
export type ImportedJunior = Omit<ImportedPlayer, 'adultOn'> & { adultOn: string };

/**
 * Refuses an import's juniors before anything is stored.
 *
 * @throws AppError invalid_input for an impossible day, the same name twice, or more juniors of one address than may be asked about at once
 */
export function requireImportable(juniors: readonly ImportedJunior[]): void {
  if (juniors.some(({ adultOn }) => !isPossibleAdultDay(adultOn, today())))
    throw new AppError('invalid_input', { message: impossibleAdultDay() });
  if (new Set(juniors.map(juniorKey)).size < juniors.length)
    throw new AppError('invalid_input', { message: say(msg`The same junior appears twice.`) });
  for (const [email, siblings] of Map.groupBy(juniors, (junior) => junior.email))
    if (siblings.length > maxJuniorsAtOnce) {
      const message = say(
        msg`${{ email }} has more than ${{ maxJuniorsAtOnce }} juniors. Please ask about the others separately.`,
      );
      throw new AppError('invalid_input', { message });
    }
}

/**
 * Stores an import's requests, and queues one email for each guardian.
 *
 * @param juniors checked by `requireImportable`, and none of them a member
 */
export async function askImportedGuardians(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  by: Author,
  from: { clubId: string; importId: string },
  juniors: readonly ImportedJunior[],
): Promise<void> {
  if (juniors.length === 0) return;
  const guardians = Map.groupBy(juniors, ({ email }) => email);
  const requests = juniors.map((junior) => {
    const named = guardians.get(junior.email)?.find((sibling) => sibling.guardian)?.guardian ?? unnamedGuardian(junior);
    const ofGuardian = asked(by, from.clubId, { ...named, email: junior.email });
    return { ...junior, ...ofGuardian, importId: from.importId, groupIds: junior.groupIds ?? null };
  });
  const idsOf = new Map<string, string[]>();
  for (let at = 0; at < requests.length; at += pieceSize) {
    const piece = await storeNewRequests(tx, from.clubId, requests.slice(at, at + pieceSize));
    for (const { id, email } of piece) idsOf.set(email, [...(idsOf.get(email) ?? []), id]);
  }
  const payloads = [...idsOf.values()].map((requestIds) => ({ requestIds }));
  await jobs.enqueueAll(tx, 'guardian-requests', payloads);
  await recordAudit(
    tx,
    by,
    'juniors-invited',
    { type: 'club', id: from.clubId },
    { after: { invited: juniors.length } },
  );
}

function asked(by: Author, clubId: string, guardian: NewJuniors['guardian']) {
  return {
    clubId,
    email: guardian.email,
    guardianFirstName: guardian.firstName,
    guardianLastName: guardian.lastName,
    invitedById: by.actorId,
  };
}

/** Withdraws a request. @throws AppError not_found */
export async function withdrawGuardianRequest({ db }: Context, by: Author, clubId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await deleteRequest(tx, clubId, id));
    await recordAudit(tx, by, 'guardian-request-withdrawn', { type: 'club', id: clubId });
    await notifyFamily(tx, clubId, []);
  });
}

/** Changes the day until which a member is a junior. @throws AppError not_found; invalid_input for an impossible day */
export async function setAdultDay(
  { db }: Context,
  by: Author,
  clubId: string,
  juniorId: string,
  adultOn: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const junior = orNotFound(await lockJuniorOfClub(tx, clubId, juniorId));
    requireDay(adultOn, 'adultOn');
    await updateAdultDay(tx, juniorId, adultOn);
    const change = { before: { adultOn: junior.adultOn }, after: { adultOn } };
    await recordAudit(tx, by, 'junior-day-changed', { type: 'user', id: juniorId }, change);
    await notifyFamily(tx, clubId, [junior.guardianId]);
  });
}

/** Asks another guardian; the present one stays until that one accepts. @throws AppError not_found, too_many_requests */
export async function changeGuardian(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  juniorId: string,
  guardian: NewJuniors['guardian'],
): Promise<void> {
  await consumeRateLimit(db, config, clubInvitationLimit, clubId);
  await db.transaction(async (tx) => {
    const { firstName, lastName, country, adultOn } = orNotFound(await lockJuniorOfClub(tx, clubId, juniorId));
    orNotFound(await lockActiveClub(tx, clubId));
    const request = { ...asked(by, clubId, guardian), firstName, lastName, country, adultOn, juniorId };
    const requestIds = [await storeRequest(tx, request)];
    await recordAudit(tx, by, 'guardian-asked', { type: 'user', id: juniorId }, { after: { clubId } });
    await jobs.enqueue(tx, 'guardian-requests', { requestIds });
    await notifyFamily(tx, clubId, []);
  });
}

/** Queues the email with the link to a junior's own account. @throws AppError not_found; conflict before the day for it */
export async function handOverClubJunior(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  juniorId: string,
  email: string,
): Promise<void> {
  await consumeRateLimit(db, config, clubInvitationLimit, clubId);
  await db.transaction(async (tx) => {
    requireGrown(orNotFound(await lockJuniorOfClub(tx, clubId, juniorId)));
    const junior = orNotFound(await findJunior(tx, juniorId));
    if (junior.guardian.email === email) throw ownAddress();
    await startHandover(jobs, tx, by, juniorId, email);
  });
}
