// Ranking evenings of a club, for its managers and coaches: /club/ranking-evenings and /coach/ranking-evenings.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { RankingEveningLine } from '#contract/levels/ranking-evenings.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';

const NewEvening = lateDialog(() => import('./evening-form.tsx').then((part) => part.NewEvening));

/** The latest first. Freelance coaches have no club, and so no evenings. */
export function EveningsScreen({ onMade }: { onMade: (id: string) => void }) {
  const { role } = useCurrentUser();
  const title = t`Ranking Evenings`;
  if (role === 'coach_freelance') {
    return (
      <Page title={title} width="wide">
        <EmptyState title={t`For coaches of a club`} icon={<ListOrdered aria-hidden />}>
          {t`A ranking evening belongs to a club. Its coaches and managers find theirs here.`}
        </EmptyState>
      </Page>
    );
  }
  return <ClubEvenings title={title} onMade={onMade} />;
}

function ClubEvenings({ title, onMade }: { title: string; onMade: (id: string) => void }) {
  const { role, viewedBy } = useCurrentUser();
  const [isMaking, setMaking] = useState(false);
  const evenings = usePages(endpoints.listRankingEvenings);
  return (
    <Page
      title={title}
      lead={t`Film one evening, and one coach gives everyone their level.`}
      width="wide"
      actions={
        <Button icon={<Plus aria-hidden />} disabled={viewedBy !== null} onClick={() => setMaking(true)}>
          {t`New evening`}
        </Button>
      }
    >
      <PagedList
        list={evenings}
        counted={(count) => plural(count, { one: '# evening', other: '# evenings' })}
        empty={
          <EmptyState title={t`No ranking evenings yet`} icon={<ListOrdered aria-hidden />}>
            {role === 'club'
              ? t`Add the links of one evening, its players and the coach who gives them their levels.`
              : t`Add the links of one evening and its players, then give everyone their level.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className="divide-y rounded-xl border bg-surface-raised shadow-raised">
            {rows.map((line) => (
              <EveningLine key={line.id} line={line} isClub={role === 'club'} />
            ))}
          </ul>
        )}
      </PagedList>
      <NewEvening open={isMaking} onOpenChange={setMaking} onMade={onMade} />
    </Page>
  );
}

function EveningLine({ line, isClub }: { line: RankingEveningLine; isClub: boolean }) {
  const { id, title, heldOn, coach, finishedAt, players, ready, deadLinks } = line;
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 sm:gap-x-6 py-2 hover:bg-surface-sunken/50 has-focus-visible:outline-2">
      <span className="grid min-w-0 grow basis-48">
        <Link
          to={isClub ? '/club/ranking-evenings/$eveningId' : '/coach/ranking-evenings/$eveningId'}
          params={{ eveningId: id }}
          className="truncate font-medium text-primary after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          <span translate="no">{title}</span>
        </Link>
        <span className="truncate text-sm text-ink-muted">
          {[eveningDay(heldOn), isClub && personName(coach, t`No coach`)].filter(Boolean).join(', ')}
        </span>
      </span>
      {deadLinks > 0 && finishedAt === null && <Badge tone="attention">{t`Link can’t be opened`}</Badge>}
      <span className="text-right text-sm whitespace-nowrap tabular-nums sm:w-28">
        {finishedAt === null ? t`${{ ready }} of ${{ players }} ready` : <Badge tone="success">{t`Finished`}</Badge>}
      </span>
    </li>
  );
}
