// How levels read on the scales of other countries.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { LevelScalesScreen } from '#web/features/levels/scales/level-scales-screen.tsx';
import { parseLevelScalesSearch } from '#web/features/levels/scales/level-scales-search.ts';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/_app/admin/level-scales')({
  staticData: { title: msg`Level Scales`, roles: ['admin'] },
  validateSearch: parseLevelScalesSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(query(endpoints.listLevelScales)),
  component: LevelScales,
});

function LevelScales() {
  const navigate = Route.useNavigate();
  return (
    <LevelScalesScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
