// Questions that Smashy could not answer, and own entries.

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import { OpenQuestionsScreen } from '#web/features/administration/open-questions/open-questions-screen.tsx';
import {
  type OpenQuestionsSearch,
  parseOpenQuestionsSearch,
} from '#web/features/administration/open-questions/open-questions-search.ts';
import { startPages } from '#web/lib/http/use-pages.ts';

export const Route = createFileRoute('/_app/admin/smashy')({
  staticData: { title: msg`Open questions`, roles: ['admin'] },
  validateSearch: parseOpenQuestionsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { show } }) =>
    show === 'entries'
      ? startPages(context.queryClient, endpoints.listOwnEntries)
      : startPages(context.queryClient, endpoints.listOpenQuestions, { query: { show: show ?? ('open' as const) } }),
  component: OpenQuestions,
});

function OpenQuestions() {
  const navigate = Route.useNavigate();
  const change = (search: OpenQuestionsSearch) => void navigate({ search });
  return <OpenQuestionsScreen search={Route.useSearch()} onSearchChange={change} />;
}
