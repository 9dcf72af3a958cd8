// The filters above the audit log.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type AuditAction, auditActionNames } from '#domain/administration/audit/audit-action-names.ts';
import { actionLabel } from '#domain/administration/audit/audit-sentences.ts';
import { compareNames } from '#domain/search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { anyPeriod } from '../any-period.ts';
import { PersonField } from '../find-people/person-field.tsx';
import { actionIn } from './audit-filter.ts';
import type { AuditSearch } from './audit-search.ts';

const actionOptions = () => [
  { value: 'all' as const, label: t`All` },
  ...auditActionNames
    .map((action) => ({ value: action, label: actionLabel(action) }))
    .toSorted((a, b) => compareNames(a.label, b.label)),
];

interface AuditFiltersProps {
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** Actor, subject, action and period. */
export function AuditFilters({ search, onSearchChange }: AuditFiltersProps) {
  const change = (changed: AuditSearch) => onSearchChange({ ...search, ...changed });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <search className="mb-4 grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-4xl">
        <PersonField
          label={t`Done by`}
          placeholder={t`Anyone`}
          value={search.actorId ?? null}
          onValueChange={(id) => change({ actorId: id ?? undefined })}
        />
        <PersonField
          label={t`Done to`}
          placeholder={t`Anyone or anything`}
          value={search.subjectId ?? null}
          onValueChange={(id) => change({ subjectId: id ?? undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <FilterSelect<AuditAction | 'all'>
          label={t`Action`}
          value={actionIn(search) ?? 'all'}
          options={actionOptions()}
          onValueChange={(value) => change({ action: value === 'all' ? undefined : value })}
          className="max-w-full min-w-0"
        />
        <PeriodPicker search={search} period={anyPeriod(search).period} fallback={null} onChange={change} />
        {isNarrowed && (
          <Button variant="ghost" size="sm" onClick={() => onSearchChange({})}>
            <X aria-hidden />
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </search>
  );
}
