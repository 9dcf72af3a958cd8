// One person: /admin/player/{userId}.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScrollText, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PersonAccount } from '#contract/people/person.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { roleInWords } from '#domain/people/role-changes.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { AuditEntries } from '../audit/audit-entries.tsx';
import { AccountStateBadge } from '../people/account-state-badge.tsx';
import { PersonActions } from '../people/person-actions.tsx';
import { AccountPart } from './account-part.tsx';
import { type PersonPart, partsOf } from './person-search.ts';

/** The player type of parts from other features. */
export type PagePlayer = PersonAccount & { isClubMember: boolean };

interface PersonScreenProps {
  userId: string;
  part: PersonPart | undefined;
  onPartChange: (part: PersonPart) => void;
  /** Parts of other features, passed in by the route. */
  parts: Record<Exclude<PersonPart, 'account' | 'history'>, (player: PagePlayer) => ReactNode>;
}

/** The person with actions, then tabs that load when opened. */
export function PersonScreen({ userId, part, onPartChange, parts }: PersonScreenProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getPerson, { params: { userId } }));
  const name = data ? personName(data) : t`Person`;
  useDocumentTitle(name);
  return (
    <Page title={name} lead={data && <Lead person={data} />} width="wide" back={<Back />}>
      {data ? (
        <div className="grid gap-6">
          <div className="max-sm:*:flex-wrap sm:w-fit">
            <PersonActions person={data} />
          </div>
          <Parts person={data} part={part} onPartChange={onPartChange} parts={parts} />
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <Nobody />
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

function Parts({ person, part, onPartChange, parts }: Omit<PersonScreenProps, 'userId'> & { person: PersonAccount }) {
  const tabs = partsOf(person);
  const open = tabs.find(({ value }) => value === part)?.value ?? tabs[0]?.value ?? 'account';
  const player = { ...person, isClubMember: isClubMember(person) };
  return (
    <Tabs
      label={t`${{ person: personName(person) }}’s page`}
      value={open}
      onValueChange={onPartChange}
      tabs={tabs.map((tab) => ({ value: tab.value, label: say(tab.label) }))}
    >
      {tabs.map(({ value }) => (
        <TabPanel key={value} value={value}>
          {value === 'account' ? (
            <AccountPart person={person} />
          ) : value === 'history' ? (
            <HistoryPart userId={person.id} />
          ) : (
            parts[value](player)
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Lead({ person }: { person: PersonAccount }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <AccountStateBadge {...person} />
      <span>{roleInWords(person.role, person.clubName)}</span>
      <span className="wrap-anywhere">{person.email}</span>
    </span>
  );
}

function Back() {
  return <BackLink to="/admin/users">{t`User Management`}</BackLink>;
}

function Nobody() {
  return (
    <EmptyState
      title={t`Person not found`}
      icon={<UserRoundX aria-hidden />}
      action={
        <Link to="/admin/users" className={buttonStyles({ variant: 'secondary' })}>
          {t`Back to User Management`}
        </Link>
      }
    >
      {t`This account does not exist or has been erased.`}
    </EmptyState>
  );
}

/** Entries about the person, latest first. */
function HistoryPart({ userId }: { userId: string }) {
  return (
    <div className="grid gap-3">
      <Link
        to="/admin/audit"
        search={{ actorId: userId }}
        className="w-fit text-sm text-primary underline-offset-4 hover:underline"
      >
        {t`What this person did`}
      </Link>
      <PagedList
        list={usePages(endpoints.listAuditEntries, { query: { subjectId: userId } })}
        counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
        empty={
          <EmptyState title={t`Nothing yet`} icon={<ScrollText aria-hidden />}>
            {t`Changes of role, state, credits and sign-in appear here.`}
          </EmptyState>
        }
      >
        {(entries) => <AuditEntries entries={entries} />}
      </PagedList>
    </div>
  );
}
