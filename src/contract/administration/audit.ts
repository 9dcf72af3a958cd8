// The audit log as administrators read it (docs/product.md#audit-log).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { optionalPeriod } from '#contract/period.ts';
import { auditActionNames } from '#domain/administration/audit/audit-action-names.ts';

/** Someone or something that an entry names: by its name of today, or that of what is gone. */
const Named = z.object({ id: fields.id, name: z.string() });

/** One entry, with all that is needed to tell it in words. */
export const AuditEntry = z
  .object({
    id: fields.id,
    createdAt: fields.instant,
    /** Null for what nobody signed in did. */
    actor: Named.nullable(),
    /** Whom the actor was viewing the product as. */
    actingAs: Named.nullable(),
    /** The role in which, when it was not their own. */
    actingRole: z.string().nullable(),
    /** As written: also one that is not known any more. */
    action: z.string(),
    subject: Named.extend({ type: z.string() }).nullable(),
    changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
    /** From where; null for what the server did by itself. */
    address: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

/** What narrows the log; the same for the list and for the file. */
export const auditFilter = {
  actorId: fields.id.optional(),
  action: z.enum(auditActionNames, { error: 'Please choose an action from the list.' }).optional(),
  subjectId: fields.id.optional(),
  ...optionalPeriod,
};

export const auditEndpoints = {
  listAuditEntries: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: ['admin'],
    isReadAnew: true,
    summary: 'The audit log, latest first, filtered by actor, action, subject and time.',
    query: z.object({ ...auditFilter, after }),
    response: paged(AuditEntry),
  }),
};
