// The week as a grid of half hours: choose one by a click, or with arrow keys and Enter.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, mondayOf, type WallTime } from '#domain/time/time-zones.ts';
import type { CalendarBlock } from '#domain/training/calendar-week.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { shortDayOf, weekdayOf } from '../session-words.ts';
import { bookedIn, entryText, isChosenSlot, slotLabel, slotTimes } from './slots.ts';
import type { SlotDay, SlotsProps, WeekEntry } from './week-panel.tsx';

interface SlotGridProps extends SlotsProps {
  /** The arrow keys go on in the week before or after. */
  onMondayChange: (monday: string) => void;
  className?: string;
}

/** What is booked lies over the times and lets clicks through, since a booking despite a conflict is possible. */
export function SlotGrid({ days, hours, now, chosen, onChoose, onMondayChange, className }: SlotGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<WallTime | null>(null);
  const times = slotTimes(hours);
  const active = activeSlot(days, times, [cursor, chosen], now.date);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moved(active, commandKey(event), times, days);
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setCursor(next);
      if (days.every(({ date }) => date !== next.date)) onMondayChange(mondayOf(next.date));
    });
    grid.current?.querySelector<HTMLElement>(`[data-slot="${next.date} ${next.time}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      className={cn(
        'relative grid grid-cols-[3rem_repeat(7,minmax(0,1fr))] [--slot:1.5rem] pointer-coarse:[--slot:2rem]',
        className,
      )}
      style={{ gridTemplateRows: `auto repeat(${times.length}, var(--slot))` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div role="grid" aria-label={t`Times in this week`} className="contents" onKeyDown={onKeyDown}>
        <div role="row" className="contents">
          <span role="columnheader" className="border-b">
            <span className="sr-only">{t`Time`}</span>
          </span>
          {days.map((day) => (
            <DayHead key={day.date} day={day} isToday={day.date === now.date} />
          ))}
        </div>
        {times.map((time) => (
          <div key={time} role="row" className="contents">
            <span role="rowheader" className="relative">
              <span
                className={cn(
                  'absolute right-2 -translate-y-1/2 text-xs text-ink-muted',
                  time === times[0] && 'translate-y-0.5',
                  time.endsWith('30') && 'sr-only',
                )}
              >
                {time}
              </span>
            </span>
            {days.map((day) => {
              const booked = bookedIn(day, time);
              const isChosen = isChosenSlot(chosen, day.date, time);
              const isOver = `${day.date} ${time}` < `${now.date} ${now.time}`;
              return (
                <span key={day.date} role="gridcell" aria-selected={isChosen} className="grid">
                  <button
                    type="button"
                    data-slot={`${day.date} ${time}`}
                    tabIndex={active.date === day.date && active.time === time ? 0 : -1}
                    aria-label={slotLabel(day, time, booked)}
                    title={booked.length > 0 ? booked.map(entryText).join('\n') : undefined}
                    onClick={() => {
                      setCursor(null);
                      onChoose({ date: day.date, time });
                    }}
                    className={cn(
                      'border-l border-line/60 hover:bg-primary/15 focus-visible:z-20 focus-visible:-outline-offset-2',
                      time.endsWith('00') && time !== times[0] && 'border-t',
                      isOver ? 'bg-surface-sunken/60' : day.isRequested && 'bg-primary-soft',
                    )}
                  />
                </span>
              );
            })}
          </div>
        ))}
      </div>
      {days.map((day, index) => (
        <div
          key={day.date}
          aria-hidden
          className="pointer-events-none absolute inset-0"
          style={{ gridArea: `2 / ${index + 2} / -1 / ${index + 3}` }}
        >
          {day.blocks.map((block) => (
            <Block key={`${block.from} ${block.column} ${block.session.kind}`} block={block} hours={hours} />
          ))}
        </div>
      ))}
    </div>
  );
}

function DayHead({ day: { date, isRequested, holidays }, isToday }: { day: SlotDay; isToday: boolean }) {
  return (
    <span
      role="columnheader"
      className={cn(
        'grid content-start border-b border-l px-1.5 py-1 text-sm leading-tight',
        isToday ? 'font-semibold text-primary' : 'text-ink-muted',
        isRequested && 'bg-primary-soft',
      )}
    >
      <span>{weekdayOf(date)}</span>
      <span className="text-ink">{shortDayOf(date)}</span>
      <HolidayNames holidays={holidays} />
      {isRequested && <span className="text-xs font-medium text-primary">{t`Requested`}</span>}
    </span>
  );
}

/** The holidays of a day in English, with the local names on hover. */
export function HolidayNames({ holidays }: Pick<SlotDay, 'holidays'>) {
  return holidays.map(({ name, localName }) => (
    <span
      key={name}
      title={localName ?? undefined}
      className="text-xs font-medium wrap-anywhere hyphens-auto text-attention"
      dir="auto"
    >
      {name}
    </span>
  ));
}

/** How each kind of entry looks, in the grid and in the list of days. */
export const entryLooks: Record<WeekEntry['kind'], string> = {
  own: 'border-primary bg-primary-soft text-primary',
  busy: 'border-line-strong bg-surface-sunken text-ink-muted',
  planned: 'border-primary bg-primary text-on-primary',
};

interface BlockProps {
  block: CalendarBlock<WeekEntry>;
  hours: { from: number; to: number };
}

function Block({ block: { session, from, to, column, columns }, hours }: BlockProps) {
  // As many whole lines as the block has room for; the time's label has them all.
  const minutes = to - from;
  const share = 100 / ((hours.to - hours.from) * 60);
  return (
    <div
      className="absolute p-px"
      style={{
        top: `${(from - hours.from * 60) * share}%`,
        height: `${minutes * share}%`,
        left: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
      }}
    >
      <div
        className={cn(
          'size-full overflow-hidden rounded-md border border-l-3 px-1 text-xs leading-tight',
          entryLooks[session.kind],
        )}
      >
        <p className={cn('font-semibold wrap-anywhere', minutes < 90 ? 'line-clamp-1' : 'line-clamp-2')} dir="auto">
          {session.title}
        </p>
        {minutes >= 60 && <p className="truncate">{session.range}</p>}
        {minutes >= 120 && <p className="truncate">{session.who}</p>}
      </div>
    </div>
  );
}

/** The slot that Tab reaches: where the arrow keys are, else the chosen one, else the first of a requested day, today or Monday. */
function activeSlot(
  days: readonly SlotDay[],
  times: readonly string[],
  preferred: readonly (WallTime | null)[],
  today: string,
): WallTime {
  for (const one of preferred) {
    const time = times.find((slot) => one && isChosenSlot(one, one.date, slot));
    if (one && time !== undefined && days.some(({ date }) => date === one.date)) return { date: one.date, time };
  }
  const day = days.find(({ isRequested }) => isRequested) ?? days.find(({ date }) => date === today) ?? days[0];
  return { date: day?.date ?? today, time: times[0] ?? '00:00' };
}

/** Where a key leads, past Sunday and Monday into another week; null for other keys, and at the ends of a day. */
function moved({ date, time }: WallTime, key: string, times: readonly string[], days: readonly SlotDay[]) {
  const later = (steps: number) => {
    const next = times[times.indexOf(time) + steps];
    return next === undefined ? null : { date, time: next };
  };
  switch (key) {
    case 'ArrowUp':
      return later(-1);
    case 'ArrowDown':
      return later(1);
    case 'ArrowLeft':
      return { date: addDays(date, -1), time };
    case 'ArrowRight':
      return { date: addDays(date, 1), time };
    case 'Home':
      return { date: days[0]?.date ?? date, time };
    case 'End':
      return { date: days.at(-1)?.date ?? date, time };
    case 'PageUp':
      return { date: addDays(date, -7), time };
    case 'PageDown':
      return { date: addDays(date, 7), time };
    default:
      return null;
  }
}
