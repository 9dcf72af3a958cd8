// The set of reference clips, and how coaches rate it.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClipSetScreen } from '#web/features/levels/clips/clip-set-screen.tsx';
import { parseClipSetSearch } from '#web/features/levels/clips/clip-set-search.ts';

export const Route = createFileRoute('/_app/admin/reference-clips')({
  staticData: { title: msg`Reference Clips`, roles: ['admin'] },
  validateSearch: parseClipSetSearch,
  component: Clips,
});

function Clips() {
  const navigate = Route.useNavigate();
  return (
    <ClipSetScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
