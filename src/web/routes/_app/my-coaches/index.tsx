// The player's coaches.

import { createFileRoute } from '@tanstack/react-router';
import { MyCoachesScreen } from '#web/features/my-coaches/my-coaches-screen.tsx';

export const Route = createFileRoute('/_app/my-coaches/')({
  staticData: { title: 'My Coaches', roles: ['player'] },
  component: MyCoachesScreen,
});
