// Groups messages by day.

import { t } from '@lingui/core/macro';
import { dateFormat } from '#web/lib/format.ts';

const inFull = dateFormat({ dateStyle: 'full' });

/** A day's messages, in order. */
export interface ThreadDay<Row> {
  /** `YYYY-MM-DD` in the browser's time zone. */
  day: string;
  messages: Row[];
}

/** Groups messages by the browser's local day, keeping their order. */
export function byDay<Row extends { createdAt: string }>(messages: readonly Row[]): ThreadDay<Row>[] {
  const days = Map.groupBy(messages, ({ createdAt }) => dayOf(new Date(createdAt)));
  return [...days].map(([day, those]) => ({ day, messages: those }));
}

/** A moment's day in the browser's time zone. */
export function dayOf(moment: Date): string {
  const [month, date] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${date}`;
}

/** "Today", "Yesterday", or the day in words. */
export function dayLabel(day: string, now: Date): string {
  if (day === dayOf(now)) return t`Today`;
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return t`Yesterday`;
  return inFull(new Date(`${day}T12:00`));
}
