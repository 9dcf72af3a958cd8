// Search parameters of the audit log.

import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Empty for the whole log. */
export interface AuditSearch extends PeriodSearch {
  /** A name. There are so many that only the screen knows them (`audit-filter.ts`). */
  action?: string;
  actorId?: string;
  subjectId?: string;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseAuditSearch(given: Record<string, unknown>): AuditSearch {
  return {
    ...parsePeriodSearch(given),
    action: textIn(given['action']),
    actorId: idIn(given['actorId']),
    subjectId: idIn(given['subjectId']),
  };
}
