// The awards of a club's season.

import { createFileRoute } from '@tanstack/react-router';
import { seasonAwardsQuery, seasonOf } from '#web/features/publicity/awards/awards-read.ts';
import { AwardsScreen } from '#web/features/publicity/awards/awards-screen.tsx';
import { parsePeriodSearch } from '#web/lib/period-search.ts';

export const Route = createFileRoute('/_app/club/awards')({
  staticData: { title: 'Seasonal Awards', roles: ['club'] },
  validateSearch: parsePeriodSearch,
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
