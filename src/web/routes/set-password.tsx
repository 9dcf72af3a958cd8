// Setting a password with an emailed link; for visitors and for people who are signed in.

import { createFileRoute } from '@tanstack/react-router';
import { SetPasswordScreen } from '#web/features/accounts/password/set-password-screen.tsx';
import { parseSetPasswordSearch } from '#web/features/accounts/password/set-password-search.ts';

export const Route = createFileRoute('/set-password')({
  validateSearch: parseSetPasswordSearch,
  component: SetPassword,
});

function SetPassword() {
  const navigate = Route.useNavigate();
  return (
    <SetPasswordScreen
      search={Route.useSearch()}
      onTokenRead={() => void navigate({ search: ({ asks }) => ({ asks }), replace: true })}
    />
  );
}
