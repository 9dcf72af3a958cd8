// Inviting a coach.

import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { InviteScreen } from '#web/features/administration/invite-screen.tsx';

export const Route = createFileRoute('/_app/admin/create-coach')({
  staticData: { title: 'Invite a coach', roles: ['admin'] },
  component: () => <InviteScreen title="Invite a coach" roles={coachRoles} />,
});
