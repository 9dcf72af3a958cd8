// The week as a list of days with their times, for phones.

import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { longDayOf } from '../session-words.ts';
import { entryLooks, HolidayNames } from './slot-grid.tsx';
import { bookedIn, isChosenSlot, slotLabel, slotTimes } from './slots.ts';
import type { SlotDay, SlotsProps } from './week-panel.tsx';

/** One day is open at a time: the one chosen, else the first requested, else today. */
export function SlotDays({ days, hours, now, chosen, onChoose, className }: SlotsProps & { className?: string }) {
  const [pressed, setPressed] = useState<string | null>(null);
  const first =
    days.find(({ date }) => date === chosen.date) ??
    days.find(({ isRequested }) => isRequested) ??
    days.find(({ date }) => date === now.date);
  const open =
    pressed !== null && (pressed === '' || days.some(({ date }) => date === pressed)) ? pressed : first?.date;
  return (
    <ol className={cn('-mx-4 divide-y border-y', className)}>
      {days.map((day) => {
        const isOpen = day.date === open;
        const booked = day.blocks.filter(({ session }) => session.kind !== 'planned').length;
        return (
          <li key={day.date} className={cn('px-4', day.isRequested && 'bg-primary-soft')}>
            <h3 className="font-sans text-sm tracking-normal">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setPressed(isOpen ? '' : day.date)}
                className="flex min-h-12 w-full items-center gap-2 text-left font-medium"
              >
                <span className={cn('grid grow', day.date === now.date && 'text-primary')}>
                  <span>
                    {longDayOf(day.date)}
                    {day.date === now.date && <span>{` · ${t`today`}`}</span>}
                  </span>
                  <HolidayNames holidays={day.holidays} />
                  {day.isRequested && <span className="text-xs text-primary">{t`Requested`}</span>}
                </span>
                {booked > 0 && (
                  <span className="font-normal whitespace-nowrap text-ink-muted">
                    {plural(booked, { one: '# booked', other: '# booked' })}
                  </span>
                )}
                <ChevronDown aria-hidden className={cn('size-4 shrink-0 text-ink-muted', isOpen && 'rotate-180')} />
              </button>
            </h3>
            {isOpen && <OpenDay day={day} times={slotTimes(hours)} chosen={chosen} onChoose={onChoose} />}
          </li>
        );
      })}
    </ol>
  );
}

type OpenDayProps = Pick<SlotsProps, 'chosen' | 'onChoose'> & { day: SlotDay; times: readonly string[] };

function OpenDay({ day, times, chosen, onChoose }: OpenDayProps) {
  return (
    <div className="grid gap-3 pb-4">
      {day.blocks.length > 0 && (
        <ul className="grid gap-1.5">
          {day.blocks.map(({ session, from, column }) => (
            <li
              key={`${from} ${column}`}
              className={cn('rounded-md border-l-3 px-2.5 py-1.5 text-sm wrap-anywhere', entryLooks[session.kind])}
            >
              <span className="font-semibold">{session.range}</span> <span dir="auto">{session.title}</span>
              {session.who && <span>, {session.who}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
        {times.map((time) => {
          const booked = bookedIn(day, time);
          const isChosen = isChosenSlot(chosen, day.date, time);
          return (
            <button
              key={time}
              type="button"
              aria-pressed={isChosen}
              aria-label={slotLabel(day, time, booked)}
              onClick={() => onChoose({ date: day.date, time })}
              className={cn(
                'min-h-11 rounded-lg border text-sm',
                isChosen
                  ? 'border-primary bg-primary font-semibold text-on-primary'
                  : booked.length > 0
                    ? 'border-transparent bg-surface-sunken text-ink-muted line-through'
                    : 'border-line-strong bg-surface-raised',
              )}
            >
              {time}
            </button>
          );
        })}
      </div>
    </div>
  );
}
