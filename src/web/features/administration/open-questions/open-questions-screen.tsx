// Questions Smashy could not help with, and this installation's own entries: /admin/smashy.

import { CircleQuestionMark, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpenQuestion } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type QuestionState, questionStates } from '#domain/assistant/open-questions.ts';
import { formatNumber } from '#web/lib/format.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { OpenQuestionsSearch } from './open-questions-search.ts';
import { OwnEntries } from './own-entries.tsx';
import { QuestionActions } from './question-actions.tsx';

interface OpenQuestionsScreenProps {
  search: OpenQuestionsSearch;
  onSearchChange: (search: OpenQuestionsSearch) => void;
}

const tabs = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'not-padel', label: 'Not padel' },
  { value: 'entries', label: 'Own entries' },
] as const;

/** Anonymous questions in groups, with what to do about each, and the entries that administrators have added. */
export function OpenQuestionsScreen({ search: { show }, onSearchChange }: OpenQuestionsScreenProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Page
      title="Open questions"
      lead="What Smashy could not help with in the last 30 days, without who asked. Add the answer, and Smashy knows it at once."
      width="wide"
      actions={
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden />
          New entry
        </Button>
      }
    >
      <Tabs
        label="Open questions"
        value={show ?? ('open' as const)}
        tabs={tabs}
        onValueChange={(value) => onSearchChange({ show: value === 'open' ? undefined : value })}
      >
        {questionStates.map((state) => (
          <TabPanel key={state} value={state}>
            <Questions show={state} />
          </TabPanel>
        ))}
        <TabPanel value="entries">
          <OwnEntries />
        </TabPanel>
      </Tabs>
      <EntryDialog open={isAdding} onOpenChange={setIsAdding} />
    </Page>
  );
}

const empty: Record<QuestionState, { title: string; words: string }> = {
  open: {
    title: 'No open questions',
    words: 'Questions without an answer, or with one marked as not helpful, appear here.',
  },
  answered: {
    title: 'No answered questions',
    words: 'Questions you mark as answered stay here for 30 days, unless someone asks them again without success.',
  },
  'not-padel': {
    title: 'Nothing marked as not padel',
    words: 'Questions you mark as not padel never come back to the open ones.',
  },
};

function Questions({ show }: { show: QuestionState }) {
  const questions = usePages(endpoints.listOpenQuestions, { query: { show } });
  return (
    <PagedList
      list={questions}
      noun={['question', 'questions']}
      empty={
        <EmptyState title={empty[show].title} icon={<CircleQuestionMark aria-hidden />}>
          {empty[show].words}
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
              cell: (question) => <Wordings group={question} show={show} />,
            },
            { key: 'why', header: 'Why', cell: (question) => <Why group={question} /> },
            { key: 'asked', header: 'Asked', cell: (question) => <Asked group={question} /> },
            {
              key: 'actions',
              header: 'Actions',
              align: 'right',
              hideLabelOnCard: true,
              cell: (question) => <QuestionActions group={question} show={show} />,
            },
          ]}
        />
      )}
    </PagedList>
  );
}

/** The latest wording, with the others folded away. */
function Wordings({ group: { question, wordings, mark, words }, show }: { group: OpenQuestion; show: QuestionState }) {
  const count = wordings.length;
  return (
    <span className="grid max-w-[70ch] gap-1">
      <span className="whitespace-pre-line wrap-anywhere">{question}</span>
      {mark && <Marked mark={mark} show={show} />}
      {words.map((one) => (
        <span key={one} className="font-normal wrap-anywhere text-ink-muted">
          “{one}”
        </span>
      ))}
      {count > 0 && (
        <details className="group/wordings font-normal">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-muted underline underline-offset-4 hover:text-ink pointer-fine:min-h-7">
            {count === 1 ? '1 other wording' : `${count} other wordings`}
          </summary>
          <ul className="grid list-disc gap-1 pb-1 pl-5 text-ink-muted">
            {wordings.map((one) => (
              <li key={one} className="whitespace-pre-line wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}

const marked = {
  open: 'Asked again since it was marked as answered on ',
  answered: 'Marked as answered on ',
  'not-padel': 'Marked as not padel on ',
} as const;

function Marked({ mark: { day, by }, show }: { mark: NonNullable<OpenQuestion['mark']>; show: QuestionState }) {
  return (
    <span className={show === 'open' ? 'font-normal text-attention' : 'font-normal text-ink-muted'}>
      {marked[show]}
      <TimeText at={day} kind="date" />
      {by === null ? '' : ` by ${by}`}
    </span>
  );
}

function Why({ group: { times, notHelpful } }: { group: OpenQuestion }) {
  if (notHelpful === 0) return 'No answer';
  if (notHelpful === times) return 'Not helpful';
  return `No answer, or not helpful (${formatNumber(notHelpful)})`;
}

function Asked({ group: { times, day } }: { group: OpenQuestion }) {
  return (
    <span className="grid gap-0.5">
      <span>{times === 1 ? 'Once' : `${formatNumber(times)} times`}</span>
      <span className="whitespace-nowrap text-ink-muted">
        {times > 1 && 'last on '}
        <TimeText at={day} kind="date" />
      </span>
    </span>
  );
}
