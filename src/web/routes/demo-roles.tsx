// The demo's accounts, for visitors and signed-in people.

import { createFileRoute } from '@tanstack/react-router';
import { DemoRolesScreen } from '#web/features/accounts/demo-roles/demo-roles-screen.tsx';
import { requireOffered } from '#web/lib/session/guards.ts';
import { PlainLayout } from '#web/shell/plain-layout.tsx';

export const Route = createFileRoute('/demo-roles')({
  staticData: { title: 'Demo Accounts', onlyIf: 'In the demo' },
  beforeLoad: ({ context }) => requireOffered(context.queryClient, 'demo'),
  component: () => (
    <PlainLayout>
      <DemoRolesScreen />
    </PlainLayout>
  ),
});
