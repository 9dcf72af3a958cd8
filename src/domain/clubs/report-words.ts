// Sentences for the figures of a club's report, on the screen and in its PDF.

import { oneDecimal, roundTo } from '#domain/round-to.ts';

/** Counts of a period. */
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

/** Activity, compared with the previous period of the same length. */
export function activityWords(totals: ReportCounts, before: ReportCounts): string {
  const sum = ({ videos, sessions }: ReportCounts) => videos + sessions;
  if (sum(totals) === 0) return 'No one sent a video or completed a session in this period.';
  const difference = sum(totals) - sum(before);
  const against =
    difference === 0
      ? 'as many as in the previous period'
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than in the previous period`;
  const sent = `sent ${counted(totals.videos, 'video')}`;
  const completed = `completed ${counted(totals.sessions, 'training session')}`;
  return `${counted(totals.players, 'player')} ${sent} and ${completed}, ${against}.`;
}

/** Turnaround of reviews. */
export function turnaroundWords(turnaround: {
  reviews: number;
  medianHours: number | null;
  within48Hours: number;
}): string {
  const { reviews, medianHours, within48Hours } = turnaround;
  if (medianHours === null) return 'No reviews were published in this period.';
  if (reviews === 1) return `One review, after ${medianHours} h.`;
  const inTime = within48Hours === reviews ? `All ${reviews}` : `${within48Hours} of ${reviews}`;
  return `${inTime} reviews within 48 h; typically ${roundTo(medianHours, medianHours < 10 ? 1 : 0)} h.`;
}

/** Level changes and the average. */
export function levelWords(levels: { mean: number | null; change: number | null; rose: number; fell: number }): string {
  const { mean, change, rose, fell } = levels;
  if (mean === null) return 'No member has a level yet.';
  const moved =
    rose + fell === 0
      ? 'No verified levels changed.'
      : `${counted(rose, 'level')} rose and ${counted(fell, 'level')} fell.`;
  const now = `The average is ${oneDecimal(mean)} out of 7`;
  return `${moved} ${change === null ? now : `${now}, ${signed(change)} since the start`}.`;
}

/** A difference with its sign: "+0.4", "−0.2", "±0.0". */
export function signed(value: number): string {
  const words = oneDecimal(Math.abs(value));
  if (words === '0.0') return `±${words}`;
  return `${value > 0 ? '+' : '−'}${words}`;
}
