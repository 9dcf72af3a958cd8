// Inviting people to the club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CreatePeopleScreen } from '#web/features/clubs/people/create-people-screen.tsx';

export const Route = createFileRoute('/_app/club/create-user')({
  staticData: { title: msg`Add people`, roles: ['club'] },
  component: CreatePeopleScreen,
});
