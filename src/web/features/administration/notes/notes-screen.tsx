// Every published note: /admin/video-annotations.

import { plural, t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { NotesFilters } from './notes-filters.tsx';
import { byReview, NotesOfReview } from './notes-of-review.tsx';
import { type NotesSearch, notesFilter } from './notes-search.ts';

interface NotesScreenProps {
  search: NotesSearch;
  onSearchChange: (search: NotesSearch) => void;
}

/** Notes with search and filters; each links to its moment and can be corrected. */
export function NotesScreen({ search, onSearchChange }: NotesScreenProps) {
  const notes = usePages(endpoints.listNotes, notesFilter(search));
  return (
    <Page
      title={t`Notes`}
      lead={t`All notes in published reviews, latest first. Players see corrections, and the original is kept.`}
      width="wide"
    >
      <NotesFilters search={search} onSearchChange={onSearchChange} />
      <PagedList
        list={notes}
        counted={(count) => plural(count, { one: '# note', other: '# notes' })}
        empty={
          <EmptyState
            title={t`No matching notes`}
            icon={<NotebookPen aria-hidden />}
            action={
              <Button variant="secondary" onClick={() => onSearchChange({})}>
                {t`Show all notes`}
              </Button>
            }
          >
            {t`Try other words or fewer filters.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="grid gap-3">
            {byReview(rows).map((review) => (
              <NotesOfReview key={review[0].id} notes={review} />
            ))}
          </div>
        )}
      </PagedList>
    </Page>
  );
}
