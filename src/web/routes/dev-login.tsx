// Signing in as anyone, in development and in the demo; for visitors and signed-in people.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DevLoginScreen } from '#web/features/accounts/dev-login/dev-login-screen.tsx';
import { requireOffered } from '#web/lib/session/guards.ts';
import { PlainLayout } from '#web/shell/plain-layout.tsx';

export const Route = createFileRoute('/dev-login')({
  staticData: { title: msg`Developer Sign-In`, onlyIf: msg`While developing, and in the demo` },
  beforeLoad: ({ context }) => requireOffered(context.queryClient, 'devLogin'),
  component: () => (
    <PlainLayout>
      <DevLoginScreen />
    </PlainLayout>
  ),
});
