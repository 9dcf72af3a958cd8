// A coach adds a player by email.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { AddPlayerScreen } from '#web/features/people/coach-players/add-player-screen.tsx';

export const Route = createFileRoute('/_app/coach/add-player')({
  staticData: { title: msg`Add a player`, roles: coachRoles },
  component: AddPlayerScreen,
});
