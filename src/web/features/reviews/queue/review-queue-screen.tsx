// The coach's queue: to review, earliest due first, and done.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Timer, Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { say } from '#domain/language/say.ts';
import { type DueGroup, groupByDue } from '#domain/reviews/due-groups.ts';
import type { QueueView } from '#domain/reviews/review-queue.ts';
import { QueueRow, queueListStyles } from '#web/features/reviews/shared/queue-row/queue-row.tsx';
import { query } from '#web/lib/http/api.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { lateComponent, lateDialog } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useEvening } from '../shared/evening/evening-state.ts';
import { EmptyQueue } from './empty-queue.tsx';
import type { PlanEveningDialogProps } from './evening/plan-evening-dialog.tsx';
import { type QueueSearch, queueFilter } from './queue-search.ts';

interface ReviewQueueScreenProps {
  search: QueueSearch;
  /** Changes the search parameters. */
  onSearchChange: (search: QueueSearch) => void;
}

const labels: readonly { value: QueueView; label: MessageDescriptor }[] = [
  { value: 'to-review', label: msg`To review` },
  { value: 'mine', label: msg({ message: 'Mine', context: 'reviews' }) },
  { value: 'unclaimed', label: msg({ message: 'Unclaimed', context: 'reviews' }) },
  { value: 'done', label: msg({ message: 'Done', context: 'reviews' }) },
];

const EveningCard = lateComponent<object>(
  () => import('./evening/evening-card.tsx').then((part) => part.EveningCard),
  null,
);
const PlanEveningDialog = lateDialog<PlanEveningDialogProps>(() =>
  import('./evening/plan-evening-dialog.tsx').then((part) => part.PlanEveningDialog),
);

/** Videos of the coach's visible players, in four views with a search. */
export function ReviewQueueScreen({ search, onSearchChange }: ReviewQueueScreenProps) {
  const show = search.show ?? 'to-review';
  // Counts beside the tabs; their space is kept while they load.
  const counts = useQueueCounts();
  const { evening } = useEvening();
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <Page
      title={t`Videos to Review`}
      actions={
        !evening && (
          <Button variant="secondary" icon={<Timer aria-hidden />} onClick={() => setIsPlanning(true)}>
            {t`Review for an hour`}
          </Button>
        )
      }
      lead={t`Opening a video doesn’t claim it. It’s yours once you claim it or make a change.`}
    >
      {evening && <EveningCard />}
      <PlanEveningDialog open={isPlanning} onOpenChange={setIsPlanning} />
      <Tabs
        label={t`Parts of the queue`}
        value={show}
        onValueChange={(next: QueueView) =>
          onSearchChange({ ...search, show: next === 'to-review' ? undefined : next })
        }
        tabs={labels.map(({ value, label }) => ({ value, label: say(label), count: counts ? counts[value] : null }))}
      >
        <TabPanel value={show} className="grid gap-4">
          <search className="flex">
            <SearchBox
              label={t`Search by title or player`}
              value={search.search ?? ''}
              onValueChange={(text) => onSearchChange({ ...search, search: text || undefined })}
            />
          </search>
          <Queue search={search} onSearchChange={onSearchChange} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function Queue({ search: asked, onSearchChange }: ReviewQueueScreenProps) {
  const { show = 'to-review', search } = asked;
  const { id: userId } = useCurrentUser();
  const queue = usePages(endpoints.listReviewQueue, queueFilter(asked));
  const next =
    show === 'done' ? undefined : queue.rows?.find(({ reviewer }) => reviewer === null || reviewer.id === userId);
  return (
    <PagedList
      list={queue}
      counted={(count) => plural(count, { one: '# video', other: '# videos' })}
      errorTitle={t`Your videos could not be loaded`}
      skeleton={<QueueSkeleton />}
      empty={
        <EmptyQueue
          show={show}
          search={search}
          onClearSearch={() => onSearchChange({ show })}
          onShowAll={() => onSearchChange({})}
        />
      }
    >
      {(items) =>
        show === 'done' ? (
          <Rows items={items} userId={userId} next={next} group={null} />
        ) : (
          <DueGroups items={items} userId={userId} next={next} />
        )
      }
    </PagedList>
  );
}

interface RowsProps {
  items: readonly QueueItem[];
  userId: string;
  /** The first that this coach can open. */
  next: QueueItem | undefined;
}

const groupTitles: Record<DueGroup, MessageDescriptor> = {
  overdue: msg({ message: 'Overdue', context: 'videos' }),
  today: msg({ message: 'Due today', context: 'videos' }),
  later: msg({ message: 'Later', context: 'videos' }),
  paused: msg`Paused: link can’t be opened`,
};

/** Open videos under the headings that have any. */
function DueGroups({ items, userId, next }: RowsProps) {
  const now = useNow();
  const id = useId();
  return (
    <div className="grid gap-6">
      {groupByDue(items, now, ownTimeZone()).map(({ group, items: ofGroup }) => (
        <section key={group} aria-labelledby={id + group} className="grid gap-2">
          <h2 id={id + group} className="flex items-baseline gap-2 text-base">
            {say(groupTitles[group])}
            <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">{ofGroup.length}</span>
          </h2>
          <Rows items={ofGroup} userId={userId} next={next} group={group} />
        </section>
      ))}
    </div>
  );
}

function Rows({ items, userId, next, group }: RowsProps & { group: DueGroup | null }) {
  return (
    <Card padded={false}>
      <ul className={queueListStyles}>
        {items.map((item) => (
          <QueueRow
            key={item.videoId}
            item={item}
            userId={userId}
            isNext={item === next}
            as={group ? 'h3' : 'h2'}
            due={group && <When item={item} group={group} />}
          />
        ))}
      </ul>
    </Card>
  );
}

/** What the group's heading leaves open: since when, or how much time is left. */
function When({ item: { dueAt, pausedAt }, group }: { item: QueueItem; group: DueGroup }) {
  if (group === 'paused' && pausedAt) {
    return (
      <Badge icon={<Unlink aria-hidden />}>
        <span>
          <Trans>
            Since <TimeText at={pausedAt} kind="datetime" />
          </Trans>
        </span>
      </Badge>
    );
  }
  return <DueBadge dueAt={dueAt} pausedAt={pausedAt} />;
}

function QueueSkeleton() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{t`Loading`}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 rounded-xl sm:h-20" />
      ))}
    </div>
  );
}

/** How many videos each view holds; undefined while loading. */
function useQueueCounts() {
  return useQuery(query(endpoints.countReviewQueue)).data;
}
