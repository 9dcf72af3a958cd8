// A new club.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CreateClubScreen } from '#web/features/administration/clubs/create-club-screen.tsx';

export const Route = createFileRoute('/_app/admin/create-club')({
  staticData: { title: msg`Create Club`, roles: ['admin'] },
  component: CreateClub,
});

function CreateClub() {
  const navigate = Route.useNavigate();
  return <CreateClubScreen onCreated={(club) => void navigate({ to: '/admin/clubs', search: { club } })} />;
}
