// A lane of the timeline: marks to press, with one tab stop.

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { placeOf, type TimelineWindow } from './timeline-window.ts';

/** A moment, or a range with an end. */
export interface LaneMark {
  key: string;
  /** Seconds. */
  start: number;
  end?: number;
  /** Read by screen readers, and shown on hover or focus. */
  label: string;
  isCurrent?: boolean;
  onPress: () => void;
  /** Vertical position, for marks that share a lane. */
  className?: string;
  /** Its look; the button around it has none. */
  children: ReactNode;
}

interface TimelineLaneProps {
  label: string;
  marks: readonly LaneMark[];
  seen: TimelineWindow;
  /** Called with the mark under the pointer or focus, or null. */
  onLook: (label: string | null) => void;
  className?: string;
  style?: CSSProperties;
  /** Drawn behind the marks. */
  children?: ReactNode;
}

/** Marks at their times; arrow keys move between them. */
export function TimelineLane({ label, marks, seen, onLook, className, style, children }: TimelineLaneProps) {
  const reachable = marks.find(({ isCurrent }) => isCurrent)?.key ?? marks[0]?.key;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={cn('relative rounded-md bg-surface-sunken/70', className)}
      style={style}
      onKeyDown={moveFocus}
    >
      {children}
      {marks.map(({ key, start, end, label: name, isCurrent, onPress, className: place, children: look }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          tabIndex={key === reachable ? 0 : -1}
          onClick={onPress}
          onPointerEnter={() => onLook(name)}
          onPointerLeave={() => onLook(null)}
          onFocus={() => onLook(name)}
          onBlur={() => onLook(null)}
          style={
            end === undefined
              ? { left: placeOf(start, seen) }
              : { left: placeOf(start, seen), width: `max(0.25rem, ${share(end - start, seen)})` }
          }
          className={cn(
            'group absolute grid place-items-center hover:z-10 focus-visible:z-10',
            place ?? 'inset-y-0',
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
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: marks.length - 1 }[commandKey(event)];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  marks[target]?.focus();
}
