// The awards of a club's season.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { parseAwardsSearch, seasonAwardsQuery, seasonOf } from '#web/features/publicity/awards/awards-read.ts';
import { AwardsScreen } from '#web/features/publicity/awards/awards-screen.tsx';

export const Route = createFileRoute('/_app/club/awards')({
  staticData: { title: msg`Seasonal Awards`, roles: ['club'] },
  validateSearch: parseAwardsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(seasonAwardsQuery(seasonOf(deps))),
  component: Awards,
});

function Awards() {
  const navigate = Route.useNavigate();
  return (
    <AwardsScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
