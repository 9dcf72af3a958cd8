// The audit entries of a person.

import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AuditEntries } from '../audit/audit-entries.tsx';

/** Entries about the person, latest first. */
export function HistoryPart({ userId }: { userId: string }) {
  return (
    <div className="grid gap-3">
      <Link
        to="/admin/audit"
        search={{ actorId: userId }}
        className="w-fit text-sm text-primary underline-offset-4 hover:underline"
      >
        What this person did
      </Link>
      <PagedList
        list={usePages(endpoints.listAuditEntries, { query: { subjectId: userId } })}
        noun={['entry', 'entries']}
        empty={
          <EmptyState title="Nothing yet" icon={<ScrollText aria-hidden />}>
            Changes of role, state, credits and sign-in appear here.
          </EmptyState>
        }
      >
        {(entries) => <AuditEntries entries={entries} />}
      </PagedList>
    </div>
  );
}
