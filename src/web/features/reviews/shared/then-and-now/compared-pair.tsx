// Two moments side by side, with synchronised players.

import { useEffect, useState } from 'react';
import type { EarlierReview } from '#contract/videos/videos.ts';
import { closestPair, isComparable } from '#domain/reviews/story/then-and-now.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { NoteTypeBadge } from '#web/ui/badge.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import type { ComparedNote, ComparedReview } from './comparison-dialog.tsx';
import { PairControls } from './pair-controls.tsx';

interface ComparedPairProps {
  /** Earlier reviews with moments of the skill, latest first. */
  then: readonly EarlierReview[];
  /** The current review, with at least one comparable moment. */
  now: ComparedReview;
  /** Id of the earlier note to start with; otherwise the two most similar. */
  beginWith: string | null;
  createController: typeof createVideoController;
}

/** A note with its review; the key identifies both. */
type Moment = ComparedNote & { key: string; review: ComparedReview };

const momentsIn = (reviews: readonly ComparedReview[]): Moment[] =>
  reviews.flatMap((review) => review.notes.map((note) => ({ ...note, key: `${review.videoId}/${note.id}`, review })));

/** Starts with the two most similar moments; other comparable ones can be chosen. */
export function ComparedPair({ then, now, beginWith, createController }: ComparedPairProps) {
  const [chosenThen, chooseThen] = useState<string | null>(null);
  const [chosenNow, chooseNow] = useState<string | null>(null);
  const earlier = momentsIn(then);
  const today = momentsIn([now]).filter((one) => earlier.some((other) => isComparable(other, one)));
  const begun = earlier.filter(({ id }) => id === beginWith);
  const first = closestPair(begun, today) ?? closestPair(earlier, today);
  if (first === null) throw new Error('A comparison needs two moments of a kind.');
  const nowMoment = today.find(({ key }) => key === chosenNow) ?? first.today;
  const likely = earlier.filter((one) => isComparable(one, nowMoment));
  const thenMoment =
    likely.find(({ key }) => key === (chosenThen ?? first.earlier.key)) ??
    closestPair(likely, [nowMoment])?.earlier ??
    first.earlier;
  const thenSide = useSide(thenMoment, createController);
  const nowSide = useSide(nowMoment, createController);
  const publishedAt = then.find(({ videoId }) => videoId === thenMoment.review.videoId)?.publishedAt;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SideShown name="Then" side={thenSide} moments={likely} onChoose={chooseThen} date={publishedAt} />
        <SideShown name="Now" side={nowSide} moments={today} onChoose={chooseNow} />
      </div>
      <PairControls
        sides={[
          { controller: thenSide.controller, startAt: thenMoment.timestamp },
          { controller: nowSide.controller, startAt: nowMoment.timestamp },
        ]}
      />
    </>
  );
}

interface Side {
  moment: Moment;
  controller: VideoController;
}

function useSide(moment: Moment, createController: typeof createVideoController): Side {
  const controller = useVideoController(moment.review, createController);
  // A loaded player jumps to the new moment at once.
  useEffect(() => {
    if (controller.getState().status !== 'idle') controller.seek(moment.timestamp, { play: false });
  }, [controller, moment.timestamp]);
  return { moment, controller };
}

interface SideShownProps {
  name: string;
  side: Side;
  moments: readonly Moment[];
  onChoose: (key: string) => void;
  date?: string | undefined;
}

function SideShown({ name, side: { moment, controller }, moments, onChoose, date }: SideShownProps) {
  const { review, key, timestamp, title, comment, type } = moment;
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
      <VideoFrame key={review.videoId} source={review} controller={controller} startAt={timestamp} />
      {!controller.canControl && <ByHand at={timestamp} />}
      {moments.length > 1 ? (
        <FilterSelect
          label="Moment"
          value={key}
          onValueChange={onChoose}
          options={moments.map((one) => ({
            value: one.key,
            label: `${formatClockTime(one.timestamp)} ${withoutAiPrefix(one.title)}${isSeveral ? ` · ${one.review.title}` : ''}`,
          }))}
          className="min-w-0"
        />
      ) : (
        <p className="text-sm font-medium">
          <span translate="no">{formatClockTime(timestamp)}</span> {withoutAiPrefix(title)}
        </p>
      )}
      <p>
        <NoteTypeBadge type={type} />
      </p>
      {comment !== '' && <p className="text-sm text-ink-muted">{withoutAiPrefix(comment)}</p>}
    </section>
  );
}

function ByHand({ at }: { at: number }) {
  return (
    <p className="text-sm text-ink-muted">
      We can’t control this player. Go to{' '}
      <strong translate="no" className="font-semibold text-ink">
        {formatClockTime(at)}
      </strong>{' '}
      yourself.
    </p>
  );
}
