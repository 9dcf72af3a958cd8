// Sentences for the figures of a club's report, on the screen and in its PDF.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { numberText, oneDecimal, roundTo } from '#domain/round-to.ts';

/** Counts of a period. */
export interface ReportCounts {
  players: number;
  videos: number;
  sessions: number;
  reviews: number;
}

/** Activity, compared with the previous period of the same length. */
export function activityWords(totals: ReportCounts, before: ReportCounts): string {
  const sum = ({ videos, sessions }: ReportCounts) => videos + sessions;
  if (sum(totals) === 0) return say(msg`No one sent a video or completed a session in this period.`);
  const difference = sum(totals) - sum(before);
  const { players, videos, sessions } = totals;
  const done = say(
    msg`${plural({ players }, { one: '# player', other: '# players' })} sent ${plural({ videos }, { one: '# video', other: '# videos' })} and completed ${plural({ sessions }, { one: '# training session', other: '# training sessions' })}`,
  );
  if (difference === 0) return say(msg`${{ done }}, as many as in the previous period.`);
  const count = Math.abs(difference);
  return difference > 0
    ? say(msg`${{ done }}, ${{ count }} more than in the previous period.`)
    : say(msg`${{ done }}, ${{ count }} fewer than in the previous period.`);
}

/** Turnaround of reviews. */
export function turnaroundWords(turnaround: {
  reviews: number;
  medianHours: number | null;
  within48Hours: number;
}): string {
  const { reviews, medianHours, within48Hours } = turnaround;
  if (medianHours === null) return say(msg`No reviews were published in this period.`);
  if (reviews === 1) return say(msg`One review, after ${{ hours: numberText(medianHours) }} h.`);
  const hours = numberText(roundTo(medianHours, medianHours < 10 ? 1 : 0));
  return within48Hours === reviews
    ? say(msg`All ${{ reviews }} reviews within 48 h; typically ${{ hours }} h.`)
    : say(msg`${{ inTime: within48Hours }} of ${{ reviews }} reviews within 48 h; typically ${{ hours }} h.`);
}

/** Level changes and the average. */
export function levelWords(levels: { mean: number | null; change: number | null; rose: number; fell: number }): string {
  const { mean, change, rose, fell } = levels;
  if (mean === null) return say(msg`No member has a level yet.`);
  const moved =
    rose + fell === 0
      ? say(msg`No verified levels changed.`)
      : say(
          msg`${plural({ rose }, { one: '# level', other: '# levels' })} rose and ${plural({ fell }, { one: '# level', other: '# levels' })} fell.`,
        );
  const average = oneDecimal(mean);
  const now =
    change === null
      ? say(msg`The average is ${{ average }} out of 7.`)
      : say(msg`The average is ${{ average }} out of 7, ${{ change: signed(change) }} since the start.`);
  return `${moved} ${now}`;
}

/** A difference with its sign: "+0.4", "−0.2", "±0.0". */
export function signed(value: number): string {
  const words = oneDecimal(Math.abs(value));
  if (roundTo(value, 1) === 0) return `±${words}`;
  return `${value > 0 ? '+' : '−'}${words}`;
}
