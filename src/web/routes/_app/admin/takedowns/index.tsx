// Takedown requests.

import { createFileRoute } from '@tanstack/react-router';
import { TakedownsScreen } from '#web/features/administration/takedowns/takedowns-screen.tsx';

export const Route = createFileRoute('/_app/admin/takedowns/')({
  staticData: { title: 'Takedowns', roles: ['admin'] },
  component: TakedownsScreen,
});
