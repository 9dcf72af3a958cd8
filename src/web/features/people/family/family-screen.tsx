// My family: /family. A guardian's juniors, and clubs that ask them to look after one.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { Family, OwnJunior } from '#contract/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useViewChange } from '#web/lib/session/use-view-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { FamilySearch } from './family-search.ts';
import { GuardianRequests } from './guardian-requests.tsx';
import { JuniorMenu } from './junior-menu.tsx';

/** Requests to answer, the juniors, and the way into each junior's session. */
export function FamilyScreen({ search }: { search: FamilySearch }) {
  const { data, error, refetch } = useQuery(query(endpoints.getFamily));
  return (
    <Page title={t`My family`} lead={t`You use Pala for your juniors. They have no sign-in of their own.`}>
      {data ? (
        <Parts family={data} search={search} />
      ) : error ? (
        <ErrorState
          title={t`Could not load your family`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

function Parts({ family: { juniors, requests }, search }: { family: Family; search: FamilySearch }) {
  const user = useCurrentUser();
  const { next, changeView } = useViewChange({
    onError: (error) =>
      toast({ title: t`The account could not be changed`, description: errorSentence(error), tone: 'danger' }),
  });
  const opening = next && 'juniorId' in next ? next.juniorId : undefined;
  const linked = juniors.find(({ id, erasedFrom }) => id === search.junior && id !== user.id && erasedFrom === null);
  const linkedName = linked && personName(linked);
  if (juniors.length + requests.length === 0)
    return (
      <EmptyState title={t`No juniors`} icon={<UsersRound aria-hidden />}>
        {t`When a club asks you to look after a junior, you answer here.`}
      </EmptyState>
    );
  return (
    <div className="grid gap-4 sm:gap-6">
      {linked && search.next && (
        <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 grow basis-64">
            <Trans>
              The link you opened belongs to <span translate="no">{linkedName}</span>.
            </Trans>
          </p>
          <Button
            busy={opening === linked.id}
            onClick={() => changeView({ juniorId: linked.id, next: search.next })}
            className="max-sm:w-full"
          >
            {t`Continue as ${{ firstName: linked.firstName }}`}
          </Button>
        </Card>
      )}
      {user.guardian === null && requests.length > 0 && <GuardianRequests requests={requests} />}
      {juniors.length > 0 && (
        <Card as="section">
          <CardTitle className="mb-2">{t`Your juniors`}</CardTitle>
          <ul className="divide-y">
            {juniors.map((junior) => (
              <Junior
                key={junior.id}
                junior={junior}
                isOpening={opening === junior.id}
                onOpen={() => changeView({ juniorId: junior.id })}
              />
            ))}
          </ul>
        </Card>
      )}
      {user.guardian !== null && (
        <p className="text-sm text-ink-muted">
          {t`To answer a club, or to delete or hand over an account, go back to your own account first.`}
        </p>
      )}
    </div>
  );
}

interface JuniorProps {
  junior: OwnJunior;
  isOpening: boolean;
  onOpen: () => void;
}

function Junior({ junior, isOpening, onOpen }: JuniorProps) {
  const user = useCurrentUser();
  const { id, firstName, clubName, isSuspended, erasedFrom } = junior;
  const isHere = user.id === id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0">
      <span className="grid min-w-0 grow basis-64 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <span translate="no" dir="auto" className="wrap-anywhere">
            {personName(junior)}
          </span>
          {isHere && <Badge tone="primary">{t`In use`}</Badge>}
          {isSuspended && <Badge tone="attention">{t`Suspended`}</Badge>}
        </span>
        <span className="text-sm text-ink-muted">
          {erasedFrom === null ? (
            <span>
              {clubName && <span translate="no">{clubName}</span>}
              <span>{` · ${unreadWords(junior)}`.slice(clubName ? 0 : 3)}</span>
            </span>
          ) : (
            <span>
              <Trans>
                Will be deleted <TimeText at={erasedFrom} className="lowercase" />
              </Trans>
            </span>
          )}
        </span>
      </span>
      <span className="flex items-center gap-2 max-sm:w-full max-sm:*:first:grow">
        {erasedFrom === null && !isHere && !isSuspended && (
          <Button size="sm" busy={isOpening} onClick={onOpen}>
            {t`Use as ${{ firstName }}`}
          </Button>
        )}
        {user.guardian === null && <JuniorMenu junior={junior} />}
      </span>
    </li>
  );
}

function unreadWords({ unreadMessages, unreadNotifications }: OwnJunior): string {
  if (unreadMessages === 0 && unreadNotifications === 0) return t`nothing new`;
  if (unreadNotifications === 0) {
    return plural({ count: unreadMessages }, { one: '# message unread', other: '# messages unread' });
  }
  if (unreadMessages === 0) {
    return plural({ count: unreadNotifications }, { one: '# notification unread', other: '# notifications unread' });
  }
  return t`${plural({ messages: unreadMessages }, { one: '# message', other: '# messages' })} and ${plural(
    { notifications: unreadNotifications },
    { one: '# notification', other: '# notifications' },
  )} unread`;
}
