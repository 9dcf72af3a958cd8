// Inviting a person.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { roles } from '#domain/people/roles.ts';
import { InviteScreen } from '#web/features/administration/invite-screen.tsx';

export const Route = createFileRoute('/_app/admin/create-user')({
  staticData: { title: msg`Invite a person`, roles: ['admin'] },
  component: () => <InviteScreen title={t`Invite a person`} roles={roles} />,
});
