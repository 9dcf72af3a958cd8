// Outstanding links that set a password.

import { createFileRoute } from '@tanstack/react-router';
import { PasswordLinksScreen } from '#web/features/admin/password-links/password-links-screen.tsx';

export const Route = createFileRoute('/_app/admin/password-reset-links')({
  staticData: { title: 'Password links', roles: ['admin'] },
  component: PasswordLinksScreen,
});
