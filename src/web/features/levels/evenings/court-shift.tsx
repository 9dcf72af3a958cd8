// After a court's link was replaced, the times of the old video need an offset.

import { Replace } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { EveningCourt, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { courtOffsetRange, movedMoment, movedStretches } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { RankingStore } from './ranking-store.ts';

const ShiftForm = lateComponent(
  async () => (await import('#web/features/reviews/shared/link-shift/shift-form.tsx')).ShiftForm,
  <Skeleton className="h-11" />,
);

interface CourtShiftProps {
  evening: RankingEvening;
  court: EveningCourt;
  store: RankingStore;
  video: VideoController;
}

/** Offers to move the court's times; renders nothing if they belong to the current video. */
export function CourtShift({ evening, court, store, video }: CourtShiftProps) {
  const [isOpen, setIsOpen] = useState(false);
  const moving = useCall(endpoints.moveCourtTimes, {
    refreshOnFailure: true,
    onSuccess: (_, { body }) => {
      setIsOpen(false);
      toast({ title: body.offset === 0 ? 'Times kept' : 'Times moved', tone: 'success' });
    },
    onError: (error) => failureToast('The times were not moved', error, 'Please try again.'),
  });
  if (!court.isTimedForOther) return null;

  const marks = evening.players
    .flatMap(({ player }) =>
      (store.getState().get(player.id)?.moments ?? [])
        .filter(({ courtId }) => courtId === court.id)
        .map(({ at, text }, index) => ({
          id: `${player.id}-${index}`,
          name: `${formatClockTime(at)} ${personName(player)}`,
          title: text,
          at,
        })),
    )
    .toSorted((one, other) => one.at - other.at);
  const apply = async (offset: number) => {
    const isUnfinished = [...store.getState().values()].some(({ moments }) =>
      moments.some(({ text }) => isBlank(text)),
    );
    if (isUnfinished) {
      toast({ title: 'A moment has no sentence yet', description: 'Write it or remove the moment first.' });
      return;
    }
    if (!(await store.saveAll())) {
      toast({ title: 'Not everything is saved yet', description: 'Please try again once it is.' });
      return;
    }
    const { duration } = video.getState();
    moving.mutate({ params: { eveningId: evening.id, courtId: court.id }, body: { offset, duration } });
  };
  return (
    <section aria-label="Replaced video" className="grid gap-3 rounded-xl bg-attention-soft p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2">
          <Replace aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <span translate="no">{court.name}</span> has a new link. {timedWords(marks.length, court.stretches.length)}{' '}
            still timed to the old one.
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={moving.isPending} onClick={() => void apply(0)}>
            Times still fit
          </Button>
          {!isOpen && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              Move the times
            </Button>
          )}
        </span>
      </div>
      {isOpen && (
        <ShiftForm
          video={video}
          marks={marks}
          range={courtOffsetRange}
          preview={(offset, duration) => ({
            times: new Map(marks.map(({ id, at }) => [id, movedMoment(at, offset, duration)])),
            outside: outsideWords(
              marks.filter(({ at }) => movedMoment(at, offset, duration) !== at + offset).length,
              court.stretches.length - movedStretches(court.stretches, offset, duration).length,
            ),
          })}
          onApply={(offset) => void apply(offset)}
          onCancel={() => setIsOpen(false)}
          busy={moving.isPending}
        />
      )}
    </section>
  );
}

/** "3 moments and 1 stretch are". */
function timedWords(moments: number, stretches: number): string {
  const words = [counted(moments, 'moment', 'moments'), counted(stretches, 'stretch', 'stretches')].filter(Boolean);
  return `${words.join(' and ')} ${moments + stretches === 1 ? 'is' : 'are'}`;
}

/** What happens to marks outside the new video; empty if there are none. */
function outsideWords(moments: number, stretches: number): string {
  return [
    moments > 0 &&
      `${counted(moments, 'moment falls outside the new video and goes', 'moments fall outside the new video and go')} to its start or end.`,
    stretches > 0 &&
      `${counted(stretches, 'stretch falls outside the new video and is', 'stretches fall outside the new video and are')} left out.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
