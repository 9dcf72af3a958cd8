// Search parameters of the audit log.

import { type AuditAction, auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';
import { anyPeriod } from '../any-period.ts';

/** Empty for the whole log. */
export interface AuditSearch extends PeriodSearch {
  action?: AuditAction;
  actorId?: string;
  subjectId?: string;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseAuditSearch(given: Record<string, unknown>): AuditSearch {
  return {
    ...parsePeriodSearch(given),
    action: auditActionNames.find((one) => one === given['action']),
    actorId: idIn(given['actorId']),
    subjectId: idIn(given['subjectId']),
  };
}

/** The query of the log and its file. */
export function auditFilter({ action, actorId, subjectId, ...period }: AuditSearch) {
  return { query: { action, actorId, subjectId, ...anyPeriod(period).query } };
}
