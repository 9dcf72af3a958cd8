// One lane of the timeline: marks to press, one stop for the Tab key.

import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { placeOf, type TimelineWindow } from './timeline-window.ts';

/** A mark: a moment, or a stretch with an end. */
export interface LaneMark {
  key: string;
  /** Seconds. */
  start: number;
  end?: number;
  /** Said by screen readers, and shown when the mark is pointed at. */
  label: string;
  isCurrent?: boolean;
  onPress: () => void;
  /** How it looks; the button around it has no look of its own. */
  children: ReactNode;
}

interface TimelineLaneProps {
  label: string;
  marks: readonly LaneMark[];
  seen: TimelineWindow;
  className?: string;
  /** Drawn behind the marks. */
  children?: ReactNode;
}

/** Marks in their places; the arrow keys go from one to the next. */
export function TimelineLane({ label, marks, seen, className, children }: TimelineLaneProps) {
  const reachable = marks.find(({ isCurrent }) => isCurrent)?.key ?? marks[0]?.key;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={cn('relative rounded-md bg-surface-sunken/70', className)}
      onKeyDown={moveFocus}
    >
      {children}
      {marks.map(({ key, start, end, label: name, isCurrent, onPress, children: look }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          title={name}
          tabIndex={key === reachable ? 0 : -1}
          onClick={onPress}
          style={
            end === undefined
              ? { left: placeOf(start, seen) }
              : { left: placeOf(start, seen), width: `max(0.25rem, ${share(end - start, seen)})` }
          }
          className={cn(
            'group absolute inset-y-0 grid place-items-center hover:z-10 focus-visible:z-10',
            end === undefined ? 'w-7 -translate-x-1/2' : 'rounded-xs',
            isCurrent && 'z-10',
          )}
        >
          {look}
        </button>
      ))}
    </div>
  );
}

function share(seconds: number, { from, to }: TimelineWindow): string {
  return `${(seconds / (to - from)) * 100}%`;
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const marks = [...event.currentTarget.querySelectorAll('button')];
  const index = marks.indexOf(event.target as HTMLButtonElement);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: marks.length - 1 }[event.key];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  marks[target]?.focus();
}
