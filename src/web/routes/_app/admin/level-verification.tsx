// Verifying levels, for coaches and administrators.

import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { parseLevelSearch } from '#web/features/level-verification/level-search.ts';
import { LevelVerificationScreen } from '#web/features/level-verification/level-verification-screen.tsx';

export const Route = createFileRoute('/_app/admin/level-verification')({
  staticData: { title: 'Level Verification', roles: [...coachRoles, 'admin'] },
  validateSearch: parseLevelSearch,
  component: Levels,
});

function Levels() {
  const navigate = Route.useNavigate();
  return (
    <LevelVerificationScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
