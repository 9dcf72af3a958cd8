// Questions Smashy could not help with, and this installation's own entries: /admin/smashy.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleQuestionMark, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpenQuestion } from '#contract/assistant/open-questions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type QuestionState, questionStates } from '#domain/assistant/open-questions.ts';
import { say } from '#domain/language/say.ts';
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
  { value: 'open', label: msg({ message: 'Open', context: 'questions' }) },
  { value: 'answered', label: msg({ message: 'Answered', context: 'questions' }) },
  { value: 'not-padel', label: msg({ message: 'Not padel', context: 'questions' }) },
  { value: 'entries', label: msg`Own entries` },
] as const;

/** Anonymous questions in groups, with what to do about each, and the entries that administrators have added. */
export function OpenQuestionsScreen({ search: { show }, onSearchChange }: OpenQuestionsScreenProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Page
      title={t`Open questions`}
      lead={t`What Smashy could not help with in the last 30 days, without names. Add the answer, and Smashy knows it at once.`}
      width="wide"
      actionBar={false}
      actions={
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden />
          {t`New entry`}
        </Button>
      }
    >
      <Tabs
        label={t`Open questions`}
        value={show ?? ('open' as const)}
        tabs={tabs.map(({ value, label }) => ({ value, label: say(label) }))}
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

const empty: Record<QuestionState, { title: MessageDescriptor; words: MessageDescriptor }> = {
  open: {
    title: msg`No open questions`,
    words: msg`Questions without an answer, or with one marked as not helpful, appear here.`,
  },
  answered: {
    title: msg`No answered questions`,
    words: msg`Questions you mark as answered stay here for 30 days, unless someone asks them again without success.`,
  },
  'not-padel': {
    title: msg`Nothing marked as not padel`,
    words: msg`Questions you mark as not padel never come back to the open ones.`,
  },
};

function Questions({ show }: { show: QuestionState }) {
  const questions = usePages(endpoints.listOpenQuestions, { query: { show } });
  return (
    <PagedList
      list={questions}
      counted={(count) => plural(count, { one: '# question', other: '# questions' })}
      empty={
        <EmptyState title={say(empty[show].title)} icon={<CircleQuestionMark aria-hidden />}>
          {say(empty[show].words)}
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable
          caption={t`Open questions`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'question',
              header: t`Question`,
              primary: true,
              cell: (question) => <Wordings group={question} show={show} />,
            },
            { key: 'why', header: t`Why`, cell: whyWords },
            {
              key: 'asked',
              header: t({ message: 'Asked', context: 'date' }),
              cell: (question) => <Asked group={question} />,
            },
            {
              key: 'actions',
              header: t`Actions`,
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
              wordings.length > 0 &&
                plural({ count: wordings.length }, { one: '# other wording', other: '# other wordings' }),
              words.length > 0 && plural({ count: words.length }, { one: '# comment', other: '# comments' }),
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
                {t`Comment: “${{ comment: one }}”`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Marked({ mark: { day, by }, show }: { mark: NonNullable<OpenQuestion['mark']>; show: QuestionState }) {
  return (
    <span className={cn('text-sm font-normal', show === 'open' ? 'text-attention' : 'text-ink-muted')}>
      <MarkedWords show={show} day={day} by={by} />
    </span>
  );
}

/** When and by whom; without a name once the administrator's account is gone. */
function MarkedWords({
  show,
  day,
  by,
}: Pick<NonNullable<OpenQuestion['mark']>, 'day' | 'by'> & { show: QuestionState }) {
  const date = <TimeText at={day} kind="date" />;
  switch (show) {
    case 'open':
      return by === null ? (
        <Trans>Asked again since it was marked as answered on {date}</Trans>
      ) : (
        <Trans>
          Asked again since it was marked as answered on {date} by {by}
        </Trans>
      );
    case 'answered':
      return by === null ? (
        <Trans>Marked as answered on {date}</Trans>
      ) : (
        <Trans>
          Marked as answered on {date} by {by}
        </Trans>
      );
    case 'not-padel':
      return by === null ? (
        <Trans>Marked as not padel on {date}</Trans>
      ) : (
        <Trans>
          Marked as not padel on {date} by {by}
        </Trans>
      );
  }
}

function whyWords({ times, notHelpful }: OpenQuestion): string {
  if (notHelpful === 0) return t`No answer`;
  if (notHelpful === times) return t`Not helpful`;
  return t`No answer, or not helpful (${{ number: formatNumber(notHelpful) }})`;
}

function Asked({ group: { times, day } }: { group: OpenQuestion }) {
  return (
    <span className="grid gap-0.5">
      <span>
        {times === 1 ? t`Once` : times === 2 ? t`Twice` : plural({ count: times }, { one: '# time', other: '# times' })}
      </span>
      <span className="whitespace-nowrap text-ink-muted">
        {times > 1 ? (
          <Trans>
            last on <TimeText at={day} kind="date" />
          </Trans>
        ) : (
          <TimeText at={day} kind="date" />
        )}
      </span>
    </span>
  );
}
