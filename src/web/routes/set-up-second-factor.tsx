// Setting up a required second factor.

import { createFileRoute, redirect } from '@tanstack/react-router';
import { ReauthenticationPrompt } from '#web/features/accounts/reauthentication/reauthentication-prompt.tsx';
import { SetUpSecondFactorScreen } from '#web/features/people/profile/second-factor/set-up-screen.tsx';
import { currentUserQuery } from '#web/lib/session/session.ts';

export const Route = createFileRoute('/set-up-second-factor')({
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    if (!user) throw redirect({ href: '/auth?tab=login', replace: true });
  },
  component: SetUpSecondFactor,
});

function SetUpSecondFactor() {
  return (
    <>
      <SetUpSecondFactorScreen />
      <ReauthenticationPrompt />
    </>
  );
}
