// Verifying levels, for coaches and administrators.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { levelsFilter, parseLevelSearch } from '#web/features/levels/level-search.ts';
import { LevelVerificationScreen } from '#web/features/levels/level-verification-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/level-verification')({
  staticData: { title: msg`Level Verification`, roles: coachesAndAdministrators },
  validateSearch: parseLevelSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => startPages(context.queryClient, endpoints.listLevels, levelsFilter(deps)),
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
