// The audit log: /admin/audit.

import { plural, t } from '@lingui/core/macro';
import { ScrollText } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { CsvButton } from '../csv-button.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { auditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditSearch } from './audit-search.ts';

interface AuditScreenProps {
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** The log with its filters, and the CSV. */
export function AuditScreen({ search, onSearchChange }: AuditScreenProps) {
  const filter = auditFilter(search);
  const entries = usePages(endpoints.listAuditEntries, filter);
  return (
    <Page
      title={t`Audit Logs`}
      lead={t`Changes to rights, identities and money, and what administrators did. Entries cannot be edited.`}
      width="wide"
      actions={
        <CsvButton path={files.auditFile.path} query={filter.query} help={t`Up to 50,000 entries, latest first.`} />
      }
    >
      <AuditFilters search={search} onSearchChange={onSearchChange} />
      <PagedList
        list={entries}
        counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
        empty={
          <EmptyState
            title={t`No matching entries`}
            icon={<ScrollText aria-hidden />}
            action={
              <Button variant="secondary" onClick={() => onSearchChange({})}>
                {t`Show the whole log`}
              </Button>
            }
          >
            {t`Try a longer period or fewer filters.`}
          </EmptyState>
        }
      >
        {(rows) => <AuditEntries entries={rows} onNarrow={(narrowed) => onSearchChange({ ...search, ...narrowed })} />}
      </PagedList>
    </Page>
  );
}
