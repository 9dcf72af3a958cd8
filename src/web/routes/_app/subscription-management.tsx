// The person's subscription.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ManagementScreen } from '#web/features/payments/subscriptions/management-screen.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OnlyForPlayers } from '#web/ui/only-for-players.tsx';

export const Route = createFileRoute('/_app/subscription-management')({
  staticData: { title: msg`Your subscription` },
  component: Management,
});

function Management() {
  return useCurrentUser().role === 'player' ? <ManagementScreen /> : <OnlyForPlayers title={t`Your subscription`} />;
}
