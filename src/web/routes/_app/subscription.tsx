// Plans and credits.

import { msg, t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionScreen } from '#web/features/payments/subscription-screen.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { OnlyForPlayers } from '#web/ui/only-for-players.tsx';

export const Route = createFileRoute('/_app/subscription')({
  staticData: { title: msg`Subscription` },
  component: Subscription,
});

function Subscription() {
  return useCurrentUser().role === 'player' ? <SubscriptionScreen /> : <OnlyForPlayers title={t`Subscription`} />;
}
