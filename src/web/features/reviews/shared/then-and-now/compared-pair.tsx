// Two moments side by side, with synchronised players.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EarlierReview } from '#contract/videos/videos.ts';
import { closestPair, type InStep, isComparable, offsetOf } from '#domain/reviews/story/then-and-now.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SingleSkill, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime, formatPreciseTime } from '#domain/time/clock-time.ts';
import type { createVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoController } from '#web/lib/video/create-video-controller.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Badge, NoteTypeBadge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import type { ComparedNote, ComparedReview } from './comparison-dialog.tsx';
import { PairControls } from './pair-controls.tsx';
import { type Step, useStepAddress } from './step-address.ts';

interface Beginning {
  skill: SingleSkill;
  /** Id of the earlier note to start with; otherwise the two most similar. */
  noteId: string | null;
  /** What the address names; otherwise contact is where the moments start. */
  step: Step | null;
  /** The video whose review asked for the situation in the current one. */
  askedIn: string | null;
}

interface ComparedPairProps {
  /** Earlier reviews with moments of the skill, latest first. */
  then: readonly EarlierReview[];
  /** The current review, with at least one comparable moment. */
  now: ComparedReview;
  begin: Beginning;
  createController: typeof createVideoController;
}

/** A note with its review; the key identifies both. */
type Moment = ComparedNote & { key: string; review: ComparedReview };

const momentsIn = (reviews: readonly ComparedReview[]): Moment[] =>
  reviews.flatMap((review) => review.notes.map((note) => ({ ...note, key: `${review.videoId}/${note.id}`, review })));

/** The moments of a video nearest to an instant first; all of them without one. */
const nearest = (moments: readonly Moment[], videoId: string, seconds: number) =>
  moments
    .filter(({ review }) => review.videoId === videoId)
    .toSorted((one, other) => Math.abs(one.timestamp - seconds) - Math.abs(other.timestamp - seconds));

/** The two moments to start with. */
function firstPair(earlier: readonly Moment[], today: readonly Moment[], { noteId, step, askedIn }: Beginning) {
  if (step) {
    const now = nearest(today, step.nowId, step.seconds + step.offset).slice(0, 1);
    const linked = closestPair(nearest(earlier, step.thenId, step.seconds).slice(0, 1), now);
    if (linked) return linked;
  }
  const begun = earlier.filter(({ id }) => id === noteId);
  const asking = noteId === null ? earlier.filter(({ review }) => review.videoId === askedIn) : [];
  const replies = today.filter(({ isReply }) => isReply);
  return closestPair(begun, today) ?? closestPair(asking, replies) ?? closestPair(earlier, today);
}

/**
 * Starts with the moment that was asked for beside the one that answers it, or with the two most similar; other comparable ones can be
 * chosen. The instants of contact are in the address.
 */
export function ComparedPair({ then, now, begin, createController }: ComparedPairProps) {
  const [chosenThen, chooseThen] = useState<string | null>(null);
  const [chosenNow, chooseNow] = useState<string | null>(null);
  const earlier = momentsIn(then);
  const today = momentsIn([now]).filter((one) => earlier.some((other) => isComparable(other, one)));
  const [first] = useState(() => firstPair(earlier, today, begin));
  if (first === null) throw new Error('A comparison needs two moments of a kind.');
  const nowMoment = today.find(({ key }) => key === chosenNow) ?? first.today;
  const likely = earlier.filter((one) => isComparable(one, nowMoment));
  const thenMoment =
    likely.find(({ key }) => key === (chosenThen ?? first.earlier.key)) ??
    closestPair(likely, [nowMoment])?.earlier ??
    first.earlier;
  const pairKey = `${thenMoment.key} ${nowMoment.key}`;
  const [marked, setMarked] = useState<{ pairKey: string; contact: InStep } | null>(() => {
    if (!begin.step) return null;
    const { thenId, nowId, seconds, offset } = begin.step;
    const isLinked = thenId === thenMoment.review.videoId && nowId === nowMoment.review.videoId;
    return isLinked ? { pairKey, contact: { earlier: seconds, current: seconds + offset } } : null;
  });
  const contact =
    marked?.pairKey === pairKey ? marked.contact : { earlier: thenMoment.timestamp, current: nowMoment.timestamp };
  const thenSide = useSide(thenMoment, contact.earlier, createController);
  const nowSide = useSide(nowMoment, contact.current, createController);
  const [, setStep] = useStepAddress();
  const [thenId, nowId] = [thenMoment.review.videoId, nowMoment.review.videoId];
  const [seconds, offset] = [contact.earlier, offsetOf(contact)];
  useEffect(
    () => setStep({ skill: begin.skill, thenId, nowId, seconds, offset }),
    [setStep, begin.skill, thenId, nowId, seconds, offset],
  );
  const mark = (side: Partial<InStep>) => setMarked({ pairKey, contact: { ...contact, ...side } });
  const publishedAt = then.find(({ videoId }) => videoId === thenMoment.review.videoId)?.publishedAt;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <SideShown
          name={t`Then`}
          contactName={t`Contact then`}
          side={thenSide}
          moments={likely}
          onChoose={chooseThen}
          onMark={(at) => mark({ earlier: at })}
          date={publishedAt}
        />
        <SideShown
          name={t`Now`}
          contactName={t`Contact now`}
          side={nowSide}
          moments={today}
          onChoose={chooseNow}
          onMark={(at) => mark({ current: at })}
        />
      </div>
      <PairControls
        sides={[
          { controller: thenSide.controller, startAt: contact.earlier },
          { controller: nowSide.controller, startAt: contact.current },
        ]}
      />
    </>
  );
}

interface Side {
  moment: Moment;
  /** The instant of contact, in seconds. */
  contact: number;
  controller: VideoController;
}

function useSide(moment: Moment, contact: number, createController: typeof createVideoController): Side {
  const controller = useVideoController(moment.review, createController);
  // A loaded player jumps to the new moment at once.
  useEffect(() => {
    if (controller.getState().status !== 'idle') controller.seek(contact, { play: false });
  }, [controller, contact]);
  return { moment, contact, controller };
}

interface SideShownProps {
  name: string;
  /** Of its instant of contact. */
  contactName: string;
  side: Side;
  moments: readonly Moment[];
  onChoose: (key: string) => void;
  /** Contact is here, in seconds. */
  onMark: (seconds: number) => void;
  date?: string | undefined;
}

function SideShown({ name, contactName, side, moments, onChoose, onMark, date }: SideShownProps) {
  const { moment, contact, controller } = side;
  const { review, key, timestamp, title, comment, type, isReply } = moment;
  const isPastEnd = useVideoState(controller, ({ duration }) => duration !== null && contact >= duration);
  const time = formatClockTime(contact);
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
      <VideoFrame key={review.videoId} source={review} controller={controller} startAt={contact} />
      {isPastEnd && (
        <p role="status" className="text-sm text-attention">
          <Trans>
            <span translate="no">{time}</span> is after the end of this video. Choose another instant.
          </Trans>
        </p>
      )}
      {controller.canControl ? (
        <Contact {...{ name, contactName, contact, controller, onMark }} />
      ) : (
        <ByHand at={contact} />
      )}
      {moments.length > 1 ? (
        <FilterSelect
          label={t`Moment`}
          value={key}
          onValueChange={onChoose}
          options={moments.map((one) => ({
            value: one.key,
            label: `${formatClockTime(one.timestamp)} ${readableTitle(one.title)}${isSeveral ? ` · ${one.review.title}` : ''}`,
          }))}
          className="min-w-0"
        />
      ) : (
        <p className="text-sm font-medium">
          <span translate="no">{formatClockTime(timestamp)}</span> {readableTitle(title)}
        </p>
      )}
      <p>{isReply ? <Badge>{t`Same situation`}</Badge> : <NoteTypeBadge type={type} />}</p>
      {comment !== '' && <p className="text-sm text-ink-muted">{withoutAiPrefix(comment)}</p>}
    </section>
  );
}

interface ContactProps extends Pick<SideShownProps, 'name' | 'contactName' | 'onMark'> {
  contact: number;
  controller: VideoController;
}

/** The instant of contact: where the video is, or a tenth of a second from where it was. */
function Contact({ name, contactName, contact, controller, onMark }: ContactProps) {
  const time = formatPreciseTime(contact);
  const isIdle = useVideoState(controller, ({ status }) => status === 'idle');
  return (
    <div role="group" aria-label={contactName} className="flex flex-wrap items-center gap-1 text-sm">
      <span className="mr-1 text-ink-muted">
        <Trans>
          Contact <span translate="no">{time}</span>
        </Trans>
      </span>
      <IconButton
        size="sm"
        label={t`${{ side: name }}: contact 0.1 s earlier`}
        onClick={() => onMark(tenths(contact - 0.1))}
      >
        <Minus aria-hidden className="size-4!" />
      </IconButton>
      <IconButton
        size="sm"
        label={t`${{ side: name }}: contact 0.1 s later`}
        onClick={() => onMark(tenths(contact + 0.1))}
      >
        <Plus aria-hidden className="size-4!" />
      </IconButton>
      <Button
        size="sm"
        variant="ghost"
        className="px-2"
        disabled={isIdle}
        onClick={() => {
          controller.pause();
          onMark(tenths(controller.getState().time));
        }}
      >
        {t`Contact is here`}
      </Button>
    </div>
  );
}

const tenths = (seconds: number) => Math.max(0, Math.round(seconds * 10) / 10);

function ByHand({ at }: { at: number }) {
  const time = formatClockTime(at);
  return (
    <p className="text-sm text-ink-muted">
      <Trans>
        We can’t control this player. Go to{' '}
        <strong translate="no" className="font-semibold text-ink">
          {time}
        </strong>{' '}
        yourself.
      </Trans>
    </p>
  );
}
