// Takedown requests.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TakedownsScreen } from '#web/features/administration/takedowns/takedowns-screen.tsx';

export const Route = createFileRoute('/_app/admin/takedowns/')({
  staticData: { title: msg`Takedowns`, roles: ['admin'] },
  component: TakedownsScreen,
});
