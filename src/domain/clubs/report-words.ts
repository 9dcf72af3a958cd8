// What the figures of a club's report say, in sentences: below its charts and in its document.

import { oneDecimal } from '#domain/round-to.ts';

/** Counts of some time. */
export interface ReportCounts {
  players: number;
  videos: number;
  sessions: number;
  reviews: number;
}

/** "1 video", "2 videos". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What was played, against the period of the same length before. */
export function activityWords(totals: ReportCounts, before: ReportCounts): string {
  const sum = ({ videos, sessions }: ReportCounts) => videos + sessions;
  if (sum(totals) === 0) return 'Nobody sent a video or completed a training session in this period.';
  const difference = sum(totals) - sum(before);
  const against =
    difference === 0
      ? 'as much as in the period before'
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than in the period before`;
  const played = `${counted(totals.videos, 'video')} and ${counted(totals.sessions, 'training session')}`;
  return `${counted(totals.players, 'player')} played: ${played}, ${against}.`;
}

/** How long reviews took. */
export function turnaroundWords(turnaround: {
  reviews: number;
  medianHours: number | null;
  slowestTenthHours: number | null;
  within48Hours: number;
}): string {
  const { reviews, medianHours, slowestTenthHours, within48Hours } = turnaround;
  if (medianHours === null || slowestTenthHours === null) return 'No review was published in this period.';
  if (reviews === 1) return `One review was published, after ${medianHours} h.`;
  return `Half of the ${reviews} reviews came within ${medianHours} h, nine of ten within ${slowestTenthHours} h, and ${within48Hours} within 48 h.`;
}

/** How levels moved. */
export function levelWords(levels: { mean: number | null; change: number | null; rose: number; fell: number }): string {
  const { mean, change, rose, fell } = levels;
  if (mean === null) return 'No member has a level yet.';
  const moved =
    rose + fell === 0
      ? 'No verified level changed.'
      : `${counted(rose, 'level')} rose and ${counted(fell, 'level')} fell.`;
  const now = `The mean is ${oneDecimal(mean)} on the scale of 1 to 7`;
  return `${moved} ${change === null ? now : `${now}, ${signed(change)} since the start`}.`;
}

/** A difference with its sign: "+0.4", "−0.2", "±0.0". */
export function signed(value: number): string {
  const words = oneDecimal(Math.abs(value));
  if (words === '0.0') return `±${words}`;
  return `${value > 0 ? '+' : '−'}${words}`;
}
