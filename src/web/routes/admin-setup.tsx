// The first administrator of an installation.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { AdminSetupScreen } from '#web/features/accounts/admin-setup-screen.tsx';
import { query } from '#web/lib/http/api.ts';

export const Route = createFileRoute('/admin-setup')({
  staticData: { title: msg`Setup` },
  loader: ({ context }) => context.queryClient.ensureQueryData(query(endpoints.getSetupState)),
  component: AdminSetupScreen,
});
