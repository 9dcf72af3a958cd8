// Two moments and their players, driven together.

import { useEffect, useMemo, useState } from 'react';
import type { EarlierReview } from '#contract/videos/videos.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import type { ComparedReview } from './comparison-dialog.tsx';
import { PairControls } from './pair-controls.tsx';

interface ComparedPairProps {
  /** Those with a moment of the skill, the latest first; at least one, each with its latest moment first. */
  then: readonly EarlierReview[];
  now: ComparedReview;
  /** Id of an earlier note to begin with; the latest where it is not there. */
  beginWith: string | null;
  createController: typeof createVideoController;
}

/** What is chosen on a side: `videoId/noteId`. */
const keyOf = (review: ComparedReview, noteId: string) => `${review.videoId}/${noteId}`;

/** Begins with the latest moment in each; the others can be chosen. */
export function ComparedPair({ then, now, beginWith, createController }: ComparedPairProps) {
  const earlier = useSide(then, createController, beginWith);
  const today = useSide(
    useMemo(() => [now], [now]),
    createController,
  );
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SideShown
          name="Then"
          side={earlier}
          date={then.find(({ videoId }) => videoId === earlier.review.videoId)?.publishedAt}
        />
        <SideShown name="Now" side={today} />
      </div>
      <PairControls
        sides={[
          { controller: earlier.controller, startAt: earlier.note.timestamp },
          { controller: today.controller, startAt: today.note.timestamp },
        ]}
      />
    </>
  );
}

function useSide(
  reviews: readonly ComparedReview[],
  createController: typeof createVideoController,
  beginWith: string | null = null,
) {
  const moments = reviews.flatMap((review) =>
    review.notes.map((note) => ({ key: keyOf(review, note.id), review, note })),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const moment =
    moments.find(({ key, note }) => (chosen === null ? note.id === beginWith : key === chosen)) ?? moments[0];
  if (moment === undefined) throw new Error('A side without a moment has nothing to show.');
  const { review, note } = moment;
  const controller = useVideoController(review, createController);
  // A player that is there goes to the other moment at once.
  useEffect(() => {
    if (controller.getState().status !== 'idle') controller.seek(note.timestamp, { play: false });
  }, [controller, note.timestamp]);
  return { ...moment, moments, setChosen, controller };
}

type Side = ReturnType<typeof useSide>;

function SideShown({ name, side, date }: { name: string; side: Side; date?: string | undefined }) {
  const { review, note, moments, key, setChosen, controller } = side;
  const isSeveral = new Set(moments.map((one) => one.review.videoId)).size > 1;
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-base">
        {name}
        <span className="min-w-0 truncate font-sans text-sm font-normal tracking-normal text-ink-muted">
          {review.title}
          {date !== undefined && (
            <span>
              , <TimeText at={date} kind="date" />
            </span>
          )}
        </span>
      </h3>
      <VideoFrame key={review.videoId} source={review} controller={controller} startAt={note.timestamp} />
      {!controller.canControl && <ByHand at={note.timestamp} />}
      {moments.length > 1 ? (
        <FilterSelect
          label="Moment"
          value={key}
          onValueChange={setChosen}
          options={moments.map((one) => ({
            value: one.key,
            label: `${formatClockTime(one.note.timestamp)} ${withoutAiPrefix(one.note.title)}${isSeveral ? ` · ${one.review.title}` : ''}`,
          }))}
          className="min-w-0"
        />
      ) : (
        <p className="text-sm font-medium">
          <span translate="no">{formatClockTime(note.timestamp)}</span> {withoutAiPrefix(note.title)}
        </p>
      )}
      {note.comment !== '' && <p className="text-sm text-ink-muted">{withoutAiPrefix(note.comment)}</p>}
    </section>
  );
}

function ByHand({ at }: { at: number }) {
  return (
    <p className="text-sm text-ink-muted">
      This player cannot be driven from here: go to{' '}
      <strong translate="no" className="font-semibold text-ink">
        {formatClockTime(at)}
      </strong>{' '}
      in it by hand.
    </p>
  );
}
