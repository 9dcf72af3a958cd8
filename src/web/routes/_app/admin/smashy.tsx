// What Smashy could not answer.

import { createFileRoute } from '@tanstack/react-router';
import { OpenQuestionsScreen } from '#web/features/admin/open-questions-screen.tsx';

export const Route = createFileRoute('/_app/admin/smashy')({
  staticData: { title: 'Open questions', roles: ['admin'] },
  component: OpenQuestionsScreen,
});
