// Mails and jobs that were given up.

import { createFileRoute } from '@tanstack/react-router';
import { FailuresScreen } from '#web/features/admin/failures/failures-screen.tsx';

export const Route = createFileRoute('/_app/admin/failures')({
  staticData: { title: 'Failed emails and jobs', roles: ['admin'] },
  component: FailuresScreen,
});
