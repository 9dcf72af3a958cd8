// My Goals.

import { createFileRoute } from '@tanstack/react-router';
import { MyGoalsScreen } from '#web/features/goals/my-goals-screen.tsx';

export const Route = createFileRoute('/_app/player/goals')({
  staticData: { title: 'My Goals', roles: ['player'] },
  component: MyGoalsScreen,
});
