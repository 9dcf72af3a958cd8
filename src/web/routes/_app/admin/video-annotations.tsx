// Every published note.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { NotesScreen } from '#web/features/administration/notes/notes-screen.tsx';
import { notesFilter, parseNotesSearch } from '#web/features/administration/notes/notes-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/video-annotations')({
  staticData: { title: msg`Notes`, roles: ['admin'] },
  validateSearch: parseNotesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listNotes, notesFilter(deps)),
  component: Notes,
});

function Notes() {
  const navigate = Route.useNavigate();
  return (
    <NotesScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
