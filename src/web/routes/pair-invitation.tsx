// An invitation to share a match as a pair; for everyone, signed in or not.

import { createFileRoute } from '@tanstack/react-router';
import { PairInvitationScreen } from '#web/features/accounts/pair-invitation/pair-invitation-screen.tsx';

export const Route = createFileRoute('/pair-invitation')({
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  component: Invitation,
});

function Invitation() {
  return <PairInvitationScreen token={Route.useSearch().token} />;
}
