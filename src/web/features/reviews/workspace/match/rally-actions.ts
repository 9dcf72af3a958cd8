// Marking rallies and moving between them.

import { t } from '@lingui/core/macro';
import {
  maxRallies,
  neighbourRally,
  openRally,
  playedRallies,
  pressRally,
  type Rally,
  type RallyMark,
  tidyMarks,
} from '#domain/reviews/notes/rallies.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { withinVideo } from '#domain/videos/video-time.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { goTo } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';

/** "12:30–12:45". */
export function rallyText({ start, end }: Rally): string {
  return `${formatClockTime(start)}–${formatClockTime(end)}`;
}

/** Starts a rally at the video's position, or ends the open one. */
export function markRally({ store, video }: OpenReview): void {
  const { time, duration } = video.getState();
  const { rallies } = store.getState().document;
  const here = withinVideo(time, duration);
  const wasOpen = openRally(rallies);
  if (!wasOpen && rallies.length >= maxRallies)
    return toast({ title: t`A review holds at most ${{ count: maxRallies }} rallies` });
  const pressed = pressRally(rallies, here);
  const tidy = tidyMarks(pressed);
  store.change({ kind: 'put-rallies', rallies: tidy });
  if (openRally(tidy)) return store.announce(t`Rally starts at ${{ time: formatClockTime(here) }}`);
  const isMarked = wasOpen && playedRallies([{ start: wasOpen.start, end: here }]).length > 0;
  if (isMarked)
    store.announce(
      t`Rally ${{ start: formatClockTime(wasOpen.start) }}–${{ end: formatClockTime(here) }}, ${{ count: tidy.length }} in all`,
    );
  else toast({ title: t`Too short for a rally`, description: t`Nothing was marked.` });
}

/** Removes the open rally. */
export function discardOpenRally({ store }: OpenReview): void {
  const { rallies } = store.getState().document;
  store.change({ kind: 'put-rallies', rallies: rallies.filter(({ end }) => end !== null) });
}

/** Replaces a rally; overlapping ones are merged. */
export function changeRally({ store }: OpenReview, from: Rally, to: Rally): void {
  const changed = store.getState().document.rallies.map((mark) => (isSame(mark, from) ? to : mark));
  store.change({ kind: 'put-rallies', rallies: tidyMarks(changed) });
}

/** Deletes a rally, with undo. */
export function removeRally({ store }: OpenReview, rally: Rally): void {
  const rest = store.getState().document.rallies.filter((mark) => !isSame(mark, rally));
  const wayBack = store.changeUndoably({ kind: 'put-rallies', rallies: rest });
  toast({ title: t`Rally deleted`, description: rallyText(rally), action: { label: t`Undo`, onClick: wayBack } });
}

function isSame(mark: RallyMark, rally: Rally): boolean {
  return mark.start === rally.start && mark.end === rally.end;
}

/** Goes to the rally before or after the video's position, and announces it. */
export function goToNeighbourRally(review: OpenReview, direction: 1 | -1): void {
  const { time } = review.video.getState();
  const rallies = playedRallies(review.store.getState().document.rallies);
  const start = neighbourRally(rallies, time, direction);
  const rally = rallies.find((one) => one.start === start);
  if (!rally) return review.store.announce(direction === 1 ? t`No later rally` : t`No earlier rally`);
  goTo(review, rally.start);
  const number = rallies.indexOf(rally) + 1;
  review.store.announce(t`Rally ${{ number }} of ${{ total: rallies.length }}, ${{ time: rallyText(rally) }}`);
}

/** Switches "points only", or says why it cannot. */
export function switchPointsOnly({ store, video, guide }: OpenReview, isOn = !guide.getState().pointsOnly): void {
  const { rallies } = store.getState().document;
  if (!video.canControl) {
    return toast({ title: t`Matchi can’t skip between rallies`, description: t`Go from rally to rally with Z and X.` });
  }
  if (isOn && playedRallies(rallies).length === 0) {
    return toast({ title: t`No rallies yet`, description: t`Mark where they start and end first.` });
  }
  guide.setPointsOnly(isOn);
  store.announce(isOn ? t`Points only` : t`Everything plays`);
}
