// Questions Smashy could not help with, and this installation's own entries: /admin/smashy.

import { plural } from '@lingui/core/macro';
import { CircleQuestionMark, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpenQuestion } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type QuestionState, questionStates } from '#domain/assistant/open-questions.ts';
import { counted } from '#domain/clubs/report-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
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
      lead="What Smashy could not help with in the last 30 days, without names. Add the answer, and Smashy knows it at once."
      width="wide"
      actionBar={false}
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
      counted={(count) => plural(count, { one: '# question', other: '# questions' })}
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
            { key: 'why', header: 'Why', cell: whyWords },
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

/** The latest wording, with the others and the comments folded away. */
function Wordings({ group: { question, wordings, mark, words }, show }: { group: OpenQuestion; show: QuestionState }) {
  return (
    <div className="grid max-w-[70ch] gap-1">
      <span className="whitespace-pre-line wrap-anywhere">{question}</span>
      {mark && <Marked mark={mark} show={show} />}
      {(wordings.length > 0 || words.length > 0) && (
        <details className="text-sm font-normal text-ink-muted">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4 hover:text-ink pointer-fine:min-h-7">
            {[
              wordings.length > 0 && counted(wordings.length, 'other wording'),
              words.length > 0 && counted(words.length, 'comment'),
            ]
              .filter(Boolean)
              .join(', ')}
          </summary>
          <ul className="grid list-disc gap-1 pb-1 pl-5">
            {wordings.map((one) => (
              <li key={one} className="whitespace-pre-line wrap-anywhere">
                {one}
              </li>
            ))}
            {words.map((one) => (
              <li key={`comment ${one}`} className="wrap-anywhere">
                Comment: “{one}”
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const marked = {
  open: 'Asked again since it was marked as answered on ',
  answered: 'Marked as answered on ',
  'not-padel': 'Marked as not padel on ',
} as const;

function Marked({ mark: { day, by }, show }: { mark: NonNullable<OpenQuestion['mark']>; show: QuestionState }) {
  return (
    <span className={cn('text-sm font-normal', show === 'open' ? 'text-attention' : 'text-ink-muted')}>
      {marked[show]}
      <TimeText at={day} kind="date" />
      {by === null ? '' : ` by ${by}`}
    </span>
  );
}

function whyWords({ times, notHelpful }: OpenQuestion): string {
  if (notHelpful === 0) return 'No answer';
  if (notHelpful === times) return 'Not helpful';
  return `No answer, or not helpful (${formatNumber(notHelpful)})`;
}

function Asked({ group: { times, day } }: { group: OpenQuestion }) {
  return (
    <span className="grid gap-0.5">
      <span>{times === 1 ? 'Once' : times === 2 ? 'Twice' : `${formatNumber(times)} times`}</span>
      <span className="whitespace-nowrap text-ink-muted">
        {times > 1 && <span>last on </span>}
        <TimeText at={day} kind="date" />
      </span>
    </span>
  );
}
