// Failed emails and jobs: /admin/failures.

import { plural, t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import type { FailedJob } from '#contract/administration/failed-jobs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureSentence } from '#domain/administration/failed-jobs/failed-jobs.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { None } from '../none.tsx';
import { FailedJobActions } from './failed-job-actions.tsx';

/** Failed jobs with people, cause and actions, never their payload. */
export function FailedJobsScreen() {
  const failures = usePages(endpoints.listFailures);
  return (
    <Page
      title={t`Failed emails and jobs`}
      lead={t`We tried each one several times over a day. Fix the cause, then try again.`}
      width="wide"
    >
      <PagedList
        list={failures}
        counted={(count) => plural(count, { one: '# failure', other: '# failures' })}
        empty={
          <EmptyState title={t`Nothing has failed`} icon={<CircleCheck aria-hidden />}>
            {t`Everything was sent.`}
          </EmptyState>
        }
      >
        {(rows) => <FailureTable failures={rows} />}
      </PagedList>
    </Page>
  );
}

function FailureTable({ failures }: { failures: readonly FailedJob[] }) {
  return (
    <DataTable
      caption={t`Failed emails and jobs`}
      rows={failures}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: t`What`, primary: true, cell: (failure) => <What failure={failure} /> },
        {
          key: 'people',
          header: t({ message: 'About', context: 'person' }),
          cell: ({ people }) => namesOf(people) ?? <None />,
        },
        {
          key: 'why',
          header: t`Why`,
          cell: ({ kind }) => <span className="block max-w-[45ch]">{failureSentence(kind)}</span>,
        },
        {
          key: 'failed',
          header: t({ message: 'Failed', context: 'date' }),
          cell: ({ failedAt }) => <TimeText at={failedAt} kind="datetime" />,
        },
        {
          key: 'actions',
          header: t`Actions`,
          align: 'right',
          hideLabelOnCard: true,
          cell: (failure) => <FailedJobActions failure={failure} />,
        },
      ]}
    />
  );
}

function What({ failure: { label, id, tries } }: { failure: FailedJob }) {
  return (
    <span className="grid gap-0.5">
      {label}
      <span className="text-sm font-normal wrap-anywhere text-ink-muted">
        {plural({ count: tries }, { one: 'Tried # time', other: 'Tried # times' })} · {id}
      </span>
    </span>
  );
}

function namesOf(people: FailedJob['people']): string | null {
  return people.map((person) => personName(person)).join(', ') || null;
}
