// The demo's accounts, for visitors and signed-in people.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DemoRolesScreen } from '#web/features/accounts/demo-roles/demo-roles-screen.tsx';
import { requireOffered } from '#web/lib/session/guards.ts';
import { PlainLayout } from '#web/shell/plain-layout.tsx';

export const Route = createFileRoute('/demo-roles')({
  staticData: { title: msg`Demo Accounts`, onlyIf: msg`In the demo` },
  beforeLoad: ({ context }) => requireOffered(context.queryClient, 'demo'),
  component: () => (
    <PlainLayout>
      <DemoRolesScreen />
    </PlainLayout>
  ),
});
