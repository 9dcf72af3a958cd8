// Every published note.

import { createFileRoute } from '@tanstack/react-router';
import { NotesScreen } from '#web/features/admin/notes/notes-screen.tsx';
import { parseNotesSearch } from '#web/features/admin/notes/notes-search.ts';

export const Route = createFileRoute('/_app/admin/video-annotations')({
  staticData: { title: 'Notes', roles: ['admin'] },
  validateSearch: parseNotesSearch,
  component: Notes,
});

function Notes() {
  const navigate = Route.useNavigate();
  return (
    <NotesScreen search={Route.useSearch()} onSearchChange={(search) => void navigate({ search, replace: true })} />
  );
}
