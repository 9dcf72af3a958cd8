// Questions that Smashy could not answer.

import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { OpenQuestionsScreen } from '#web/features/administration/open-questions-screen.tsx';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/smashy')({
  staticData: { title: 'Open questions', roles: ['admin'] },
  loader: ({ context }) => startPages(context.queryClient, endpoints.listOpenQuestions),
  component: OpenQuestionsScreen,
});
