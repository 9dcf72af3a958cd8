// A club's juniors: their guardians, and until when they are juniors (docs/product.md#families).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NewHandover } from '#contract/people/families.ts';
import { NamedPerson, PersonName } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { maxJuniorsAtOnce, mostAskedGuardians, mostJuniors } from '#domain/people/families.ts';

/** The guardian to ask; the name is for a new account. */
export const NewGuardian = z
  .object({
    email: fields.email,
    firstName: fields.personName(msg`Please enter the guardian’s first name.`),
    lastName: fields.personName(msg`Please enter the guardian’s last name.`),
  })
  .meta({ id: 'NewGuardian' });

/** A junior of the guardian. */
const NewJunior = z.object({
  firstName: fields.personName(msg`Please enter the junior’s first name.`),
  lastName: fields.personName(msg`Please enter the junior’s last name.`),
  adultOn: fields.day,
});

/** One guardian and their juniors. */
export const NewJuniors = z
  .object({
    guardian: NewGuardian,
    country: fields.countryOfOther,
    juniors: z
      .array(NewJunior, { error: () => say(msg`Please name at least one junior.`) })
      .min(1, { error: () => say(msg`Please name at least one junior.`) })
      .max(maxJuniorsAtOnce, { error: () => say(msg`Please name at most ${{ maxJuniorsAtOnce }} juniors at once.`) }),
  })
  .meta({ id: 'NewJuniors' });
export type NewJuniors = z.output<typeof NewJuniors>;

/** A junior of the club. */
export const ClubJunior = NamedPerson.extend({
  adultOn: fields.day,
  /** Whether the junior may get an account of their own by now. */
  isGrown: z.boolean(),
  guardian: PersonName.extend({ email: z.string() }),
}).meta({ id: 'ClubJunior' });
export type ClubJunior = z.output<typeof ClubJunior>;

/** A guardian who has not answered, as typed, whether or not the address has an account. */
export const AskedGuardian = z
  .object({
    id: fields.id,
    firstName: z.string(),
    lastName: z.string(),
    adultOn: fields.day,
    guardian: PersonName.extend({ email: z.string() }),
    /** The junior who gets another guardian; null for a new junior. */
    juniorId: fields.id.nullable(),
    askedAt: fields.instant,
  })
  .meta({ id: 'AskedGuardian' });
export type AskedGuardian = z.output<typeof AskedGuardian>;

const ofJunior = z.object({ userId: fields.id });
const manager = { access: ['club'] } as const;

export const clubJuniorEndpoints = {
  listClubJuniors: endpoint({
    ...manager,
    method: 'GET',
    path: '/api/club/juniors',
    shows: ['people', 'club'],
    refetchOnOpen: true,
    summary: `The club’s juniors by name, at most ${mostJuniors}, and guardians who have not answered, latest first, at most ${mostAskedGuardians}.`,
    response: z.object({ juniors: z.array(ClubJunior), asked: z.array(AskedGuardian) }),
  }),
  askGuardian: endpoint({
    ...manager,
    method: 'POST',
    path: '/api/club/juniors',
    needsRecentProof: true,
    changes: ['people', 'club'],
    summary:
      'Ask an address to look after juniors of the club. Each becomes a member once the guardian accepts. The answer is the same whether or not the address has an account.',
    body: NewJuniors,
    response: fields.messageAnswer,
    status: 202,
  }),
  withdrawGuardianRequest: endpoint({
    ...manager,
    method: 'DELETE',
    path: '/api/club/guardian-requests/{id}',
    changes: ['people', 'club'],
    summary: 'Withdraw a request to a guardian.',
    params: z.object({ id: fields.id }),
    response: noContent,
  }),
  setAdultDay: endpoint({
    ...manager,
    method: 'PUT',
    path: '/api/club/juniors/{userId}/adult-day',
    changes: ['people', 'club'],
    summary: 'Change the day from which a junior may get an account of their own.',
    params: ofJunior,
    body: z.object({ adultOn: fields.day }),
    response: noContent,
  }),
  changeGuardian: endpoint({
    ...manager,
    method: 'POST',
    path: '/api/club/juniors/{userId}/guardian',
    needsRecentProof: true,
    changes: ['people', 'club'],
    summary: 'Ask another address to look after a junior. The present guardian stays until that one accepts.',
    params: ofJunior,
    body: NewGuardian,
    response: fields.messageAnswer,
    status: 202,
  }),
  handOverClubJunior: endpoint({
    ...manager,
    method: 'POST',
    path: '/api/club/juniors/{userId}/handover',
    needsRecentProof: true,
    summary: 'Email a link for an account of their own to a junior who has reached the day for it.',
    params: ofJunior,
    body: NewHandover,
    response: fields.messageAnswer,
    status: 202,
  }),
};
