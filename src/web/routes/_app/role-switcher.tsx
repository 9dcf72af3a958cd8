// Switch Role: for administrators, and for the one account named in the configuration.

import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { type Role, roles } from '#domain/people/roles.ts';
import { RoleSwitcherScreen } from '#web/features/people/impersonation/role-switcher-screen.tsx';

export const Route = createFileRoute('/_app/role-switcher')({
  staticData: { title: msg`Switch Role`, onlyIf: msg`Administrators, and the account named by ROLE_SWITCH_EMAIL` },
  beforeLoad: ({ context }) => {
    if (!context.user.maySwitchRole) throw notFound();
  },
  validateSearch: ({ role }: Record<string, unknown>): { role?: Role | undefined } => ({
    role: roles.find((one) => one === role),
  }),
  component: () => <RoleSwitcherScreen role={Route.useSearch().role} />,
});
