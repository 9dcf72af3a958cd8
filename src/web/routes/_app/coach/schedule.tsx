// The form that books training sessions.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { ScheduleScreen } from '#web/features/training/coach-sessions/schedule/schedule-screen.tsx';
import { parseScheduleSearch } from '#web/features/training/coach-sessions/schedule/schedule-search.ts';

export const Route = createFileRoute('/_app/coach/schedule')({
  staticData: { title: msg`Schedule Session`, roles: coachRoles },
  validateSearch: parseScheduleSearch,
  component: Schedule,
});

function Schedule() {
  const navigate = Route.useNavigate();
  return (
    <ScheduleScreen
      search={Route.useSearch()}
      onBooked={(week) => void navigate({ to: '/coach/sessions', search: { view: 'week', week } })}
    />
  );
}
