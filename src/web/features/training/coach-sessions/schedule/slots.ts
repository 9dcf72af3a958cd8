// The times of a day from which to choose, every half hour.

import { minutesOfDay, type WallTime } from '#domain/time/time-zones.ts';
import { longDayOf } from '../session-words.ts';
import type { SlotDay, WeekEntry } from './week-panel.tsx';

/** Minutes between two times to choose from. */
export const slotMinutes = 30;

/** The times, `HH:MM`, that begin within the hours. */
export function slotTimes({ from, to }: { from: number; to: number }): string[] {
  const count = ((to - from) * 60) / slotMinutes;
  return Array.from({ length: count }, (_, index) => {
    const minutes = from * 60 + index * slotMinutes;
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  });
}

/** What is booked during a slot. */
export function bookedIn({ blocks }: SlotDay, time: string): WeekEntry[] {
  const from = minutesOfDay(time);
  return blocks
    .filter((block) => block.session.kind !== 'planned' && block.from < from + slotMinutes && block.to > from)
    .map(({ session }) => session);
}

/** "18:30–19:30 Volleys in pairs, Freja Nygaard". */
export function entryText({ range, title, who }: WeekEntry): string {
  return [`${range} ${title}`, who].filter(Boolean).join(', ');
}

/** "Tuesday 24 November, 18:30"; with what is booked then. */
export function slotLabel(day: SlotDay, time: string, booked: readonly WeekEntry[]): string {
  return [`${longDayOf(day.date)}, ${time}`, ...booked.map(entryText)].join('. ');
}

/** Whether the time typed lies in a slot. */
export function isChosenSlot(chosen: WallTime, date: string, time: string): boolean {
  const past = minutesOfDay(chosen.time) - minutesOfDay(time);
  return chosen.date === date && past >= 0 && past < slotMinutes;
}
