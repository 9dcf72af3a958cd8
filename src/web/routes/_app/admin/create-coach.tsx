// Inviting a coach.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { coachRoles } from '#domain/people/roles.ts';
import { InviteScreen } from '#web/features/administration/invite-screen.tsx';

export const Route = createFileRoute('/_app/admin/create-coach')({
  staticData: { title: msg`Invite a coach`, roles: ['admin'] },
  component: () => <InviteScreen title={t`Invite a coach`} roles={coachRoles} />,
});
