// Inviting a person.

import { createFileRoute } from '@tanstack/react-router';
import { roles } from '#domain/people/roles.ts';
import { InviteScreen } from '#web/features/administration/invite-screen.tsx';

export const Route = createFileRoute('/_app/admin/create-user')({
  staticData: { title: 'Invite a person', roles: ['admin'] },
  component: () => <InviteScreen title="Invite a person" roles={roles} />,
});
