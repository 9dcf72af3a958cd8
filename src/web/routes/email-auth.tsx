// The same screen under the address that older links use.

import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '#web/features/accounts/auth-screen.tsx';
import { parseAuthSearch } from '#web/features/accounts/auth-search.ts';
import { requireVisitor } from '#web/features/accounts/require-visitor.ts';

export const Route = createFileRoute('/email-auth')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.queryClient, search),
  component: Auth,
});

function Auth() {
  const navigate = Route.useNavigate();
  return (
    <AuthScreen
      search={Route.useSearch()}
      onSearchChange={(search) => void navigate({ search, replace: true })}
      onSignedIn={(path) => void navigate({ href: path, replace: true })}
    />
  );
}
