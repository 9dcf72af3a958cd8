// Inviting people to the club.

import { createFileRoute } from '@tanstack/react-router';
import { CreatePeopleScreen } from '#web/features/clubs/people/create-people-screen.tsx';

export const Route = createFileRoute('/_app/club/create-user')({
  staticData: { title: 'Add people', roles: ['club'] },
  component: CreatePeopleScreen,
});
