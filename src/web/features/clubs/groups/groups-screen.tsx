// The club's groups: /club/groups.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { countedMembers } from '../people/bulk-words.ts';
import { NewGroup } from './group-form.tsx';
import { ruleWords } from './group-words.ts';

/** All groups by name; one leads to its page. */
export function GroupsScreen({ onMade }: { onMade: (group: ClubGroup) => void }) {
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useQuery(query(endpoints.listClubGroups));
  return (
    <Page
      title={t`Groups`}
      lead={t`Teams, courses and juniors: each with its coach, report, reel and awards.`}
      width="wide"
      back={<BackLink to="/club/players">{t`Players`}</BackLink>}
      actions={
        <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
          {t`New group`}
        </Button>
      }
    >
      {data ? (
        data.length > 0 ? (
          <GroupList groups={data} />
        ) : (
          <EmptyState title={t`No groups yet`} icon={<UsersRound aria-hidden />}>
            {t`Make a group of members you choose, or one that a level or a coach fills by itself.`}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t`Could not load your groups`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
      <NewGroup open={isMaking} onOpenChange={setMaking} onMade={onMade} />
    </Page>
  );
}

function GroupList({ groups }: { groups: readonly ClubGroup[] }) {
  const mappings = useScaleMappings();
  const { country } = useCurrentUser();
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-muted">
        {plural({ count: groups.length }, { one: '# group', other: '# groups' })}
      </p>
      <ul className="divide-y rounded-xl border bg-surface-raised shadow-raised">
        {groups.map((group) => (
          <li
            key={group.id}
            className="relative flex min-h-16 items-center gap-x-6 px-4 py-2 hover:bg-surface-sunken/50 has-focus-visible:outline-2"
          >
            <span className="grid min-w-0 grow">
              <Link
                to="/club/groups/$groupId"
                params={{ groupId: group.id }}
                className="truncate font-medium text-primary after:absolute after:inset-0 hover:underline"
                dir="auto"
              >
                <span translate="no">{group.name}</span>
              </Link>
              <span className="truncate text-sm text-ink-muted">{ruleWords(group, country, mappings)}</span>
            </span>
            <span className="w-44 shrink-0 truncate text-sm max-sm:hidden">
              {group.coach ? personName(group.coach) : <span className="text-ink-muted">{t`No coach`}</span>}
            </span>
            <span className="shrink-0 text-right text-sm whitespace-nowrap tabular-nums sm:w-28">
              {countedMembers(group.members)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
