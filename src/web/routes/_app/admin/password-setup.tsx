// Creates a password link.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PasswordSetupScreen } from '#web/features/administration/password-links/password-setup-screen.tsx';
import { idIn } from '#web/lib/search-values.ts';

export const Route = createFileRoute('/_app/admin/password-setup')({
  staticData: { title: msg`Password setup`, roles: ['admin'] },
  validateSearch: (given: Record<string, unknown>): { personId?: string } => ({ personId: idIn(given['personId']) }),
  component: PasswordSetup,
});

function PasswordSetup() {
  const navigate = Route.useNavigate();
  const { personId } = Route.useSearch();
  return (
    <PasswordSetupScreen
      personId={personId ?? null}
      onPersonChange={(id) => void navigate({ search: id === null ? {} : { personId: id }, replace: true })}
    />
  );
}
