// Questions Smashy could not help with: /admin/smashy.

import { CircleQuestionMark } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { None } from './none.tsx';

const reasons = { unanswered: 'No answer', 'not-helpful': 'Not helpful' } as const;

/** Anonymous questions, for improving the knowledge base. */
export function OpenQuestionsScreen() {
  const questions = usePages(endpoints.listOpenQuestions);
  return (
    <Page
      title="Open questions"
      lead="Questions Smashy could not help with in the last 30 days. They are anonymous."
      width="wide"
    >
      <PagedList
        list={questions}
        noun={['question', 'questions']}
        empty={
          <EmptyState title="No open questions" icon={<CircleQuestionMark aria-hidden />}>
            Questions without an answer, or with one marked as not helpful, appear here.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption="Open questions"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'question',
                header: 'Question',
                primary: true,
                cell: ({ question }) => <span className="whitespace-pre-line wrap-anywhere">{question}</span>,
              },
              { key: 'reason', header: 'Why', cell: ({ reason }) => reasons[reason] },
              { key: 'word', header: 'Unknown word', cell: ({ word }) => word ?? <None /> },
              { key: 'day', header: 'Asked', cell: ({ day }) => <TimeText at={day} kind="date" /> },
            ]}
          />
        )}
      </PagedList>
    </Page>
  );
}
