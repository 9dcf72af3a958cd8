// Reference clips to rate, and how strictly the coach rates.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { parseSeasonSearch } from '#web/features/levels/clips/clip-set-search.ts';
import { ClipsScreen } from '#web/features/levels/clips/clips-screen.tsx';

export const Route = createFileRoute('/_app/coach/reference-clips/')({
  staticData: { title: msg`Reference Clips`, roles: coachRoles },
  validateSearch: parseSeasonSearch,
  component: Clips,
});

function Clips() {
  const navigate = Route.useNavigate();
  const { season } = Route.useSearch();
  return (
    <ClipsScreen
      season={season}
      onSeasonChange={(next) => void navigate({ search: { season: next }, resetScroll: false })}
    />
  );
}
