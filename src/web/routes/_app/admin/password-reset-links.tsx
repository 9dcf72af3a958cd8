// Outstanding password links.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { PasswordLinksScreen } from '#web/features/administration/password-links/password-links-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/password-reset-links')({
  staticData: { title: msg`Password links`, roles: ['admin'] },
  loader: ({ context }) => startPages(context.queryClient, endpoints.listPasswordLinks),
  component: PasswordLinksScreen,
});
