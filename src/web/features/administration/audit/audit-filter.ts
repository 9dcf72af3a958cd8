// What the audit log is asked for.

import { type AuditAction, auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { anyPeriod } from '../any-period.ts';
import type { AuditSearch } from './audit-search.ts';

/** The action of that name; undefined when there is none. */
export function actionIn({ action }: AuditSearch): AuditAction | undefined {
  return auditActionNames.find((one) => one === action);
}

/** The query of the log and its file. */
export function auditFilter(search: AuditSearch) {
  const { actorId, subjectId } = search;
  return { query: { action: actionIn(search), actorId, subjectId, ...anyPeriod(search).query } };
}
