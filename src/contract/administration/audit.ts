// The audit log for administrators (docs/product.md#audit-log).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { optionalPeriod } from '#contract/period.ts';
import { auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { say } from '#domain/language/say.ts';

/** A named person or thing, with its current name or words for a deleted one. */
const Named = z.object({ id: fields.id, name: z.string() });

/** One entry with the names and changes for its sentence. */
export const AuditEntry = z
  .object({
    id: fields.id,
    createdAt: fields.instant,
    /** Null when no one was signed in. */
    actor: Named.nullable(),
    /** The impersonated person. */
    actingAs: Named.nullable(),
    /** The impersonated role. */
    actingRole: z.string().nullable(),
    /** As recorded, possibly an action that no longer exists. */
    action: z.string(),
    subject: Named.extend({ type: z.string() }).nullable(),
    /** `fact` is as recorded, the others are in words. */
    changes: z.array(
      z.object({ fact: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    /** Whether the recorded answer was anything but a yes; false without an answer. */
    isRefusal: z.boolean(),
    /** IP address; null for the server's own actions. */
    address: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

/** Filters of the log, for list and file. */
export const auditFilter = {
  actorId: fields.id.optional(),
  action: z.enum(auditActionNames, { error: () => say(msg`Please choose an action from the list.`) }).optional(),
  subjectId: fields.id.optional(),
  ...optionalPeriod,
};

export const auditEndpoints = {
  listAuditEntries: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: ['admin'],
    refetchOnOpen: true,
    summary: 'The audit log, latest first, filtered by actor, action, subject and time.',
    query: z.object({ ...auditFilter, after }),
    response: paged(AuditEntry),
  }),
};
