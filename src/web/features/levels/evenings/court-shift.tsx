// After a court's link was replaced, the times of the old video need an offset.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      toast({ title: body.offset === 0 ? t`Times kept` : t`Times moved`, tone: 'success' });
    },
    onError: (error) => failureToast(t`The times were not moved`, error, t`Please try again.`),
  });
  if (!court.isTimedForOther) return null;
  const { name } = court;

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
      toast({ title: t`A moment has no sentence yet`, description: t`Write it or remove the moment first.` });
      return;
    }
    if (!(await store.saveAll())) {
      toast({ title: t`Not everything is saved yet`, description: t`Please try again once it is.` });
      return;
    }
    const { duration } = video.getState();
    moving.mutate({ params: { eveningId: evening.id, courtId: court.id }, body: { offset, duration } });
  };
  return (
    <section aria-label={t`Replaced video`} className="grid gap-3 rounded-xl bg-attention-soft p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2">
          <Replace aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <Trans>
              <span translate="no">{name}</span> has a new link.
            </Trans>{' '}
            {timedWords(marks.length, court.stretches.length)}
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={moving.isPending} onClick={() => void apply(0)}>
            {t`Times still fit`}
          </Button>
          {!isOpen && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {t`Move the times`}
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

/** "3 moments and 1 stretch are still timed to the old one." */
function timedWords(moments: number, stretches: number): string {
  if (stretches === 0)
    return plural(moments, {
      one: '# moment is still timed to the old one.',
      other: '# moments are still timed to the old one.',
    });
  if (moments === 0)
    return plural(stretches, {
      one: '# stretch is still timed to the old one.',
      other: '# stretches are still timed to the old one.',
    });
  return t`${plural(moments, { one: '# moment', other: '# moments' })} and ${plural(stretches, { one: '# stretch', other: '# stretches' })} are still timed to the old one.`;
}

/** What happens to marks outside the new video; empty if there are none. */
function outsideWords(moments: number, stretches: number): string {
  return [
    moments > 0 &&
      plural(moments, {
        one: '# moment falls outside the new video and goes to its start or end.',
        other: '# moments fall outside the new video and go to its start or end.',
      }),
    stretches > 0 &&
      plural(stretches, {
        one: '# stretch falls outside the new video and is left out.',
        other: '# stretches fall outside the new video and are left out.',
      }),
  ]
    .filter(Boolean)
    .join(' ');
}
