// What narrows the audit log, as it stands in the address.

import { type AuditAction, auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';
import { anyPeriod } from '../any-period.ts';

/** Nothing means the whole log. */
export interface AuditSearch extends PeriodSearch {
  action?: AuditAction;
  actorId?: string;
  subjectId?: string;
}

/** Reads the query string; names each key, since the router passes on unchecked what is not named. */
export function parseAuditSearch(given: Record<string, unknown>): AuditSearch {
  return {
    ...parsePeriodSearch(given),
    action: auditActionNames.find((one) => one === given['action']),
    actorId: idIn(given['actorId']),
    subjectId: idIn(given['subjectId']),
  };
}

/** What the log is asked by, its file too. */
export function auditFilter({ action, actorId, subjectId, ...period }: AuditSearch) {
  return { query: { action, actorId, subjectId, ...anyPeriod(period).query } };
}
