// A field for a position in the video.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { isBlank } from '#domain/plain-text.ts';
import { formatClockTime, formatPreciseTime, parseClockTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';

interface TimeFieldProps {
  label: string;
  /** In seconds; null while there is none. */
  seconds: number | null;
  /** Takes a typed position. Returns why it cannot be that one, as a sentence; null when it is taken. */
  onSet: (seconds: number) => string | null;
  /** What is wrong with the text in the field, to be shown below it; null when nothing is. */
  onProblem: (problem: string | null) => void;
  /** After Enter, once the field holds no text that could not be taken. */
  onDone?: () => void;
  /** Id of the element that shows it. */
  problemId: string;
  /** Whether the position moves on while someone types: then what is typed stays. */
  isMoving?: boolean;
  /** Shows no tenths: the position is a whole second. */
  isWhole?: boolean;
  className?: string;
}

/** Takes m:ss.t on Enter and when it is left. What cannot be taken stays there to be corrected; Escape drops it. */
export function TimeField({
  label,
  seconds,
  onSet,
  onProblem,
  onDone,
  problemId,
  isMoving,
  isWhole = false,
  className,
}: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [known, setKnown] = useState(seconds);
  if (seconds !== known) {
    setKnown(seconds);
    if (!isMoving) {
      setTyped(null);
      setIsWrong(false);
    }
  }
  const settle = (problem: string | null) => {
    if (problem === null) setTyped(null);
    setIsWrong(problem !== null);
    onProblem(problem);
  };
  /** Whether nothing is wrong with it. */
  const set = (): boolean => {
    if (typed === null) return !isWrong;
    const read = parseClockTime(typed);
    const problem = () =>
      read === null ? t`Type a time as minutes and seconds, e.g. 1:23.5.` : read === seconds ? null : onSet(read);
    const found = isBlank(typed) ? null : problem();
    settle(found);
    return found === null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) !== 'Enter' && (commandKey(event) !== 'Escape' || typed === null)) return;
    // Otherwise the form would be sent, and the editor closed.
    event.preventDefault();
    if (commandKey(event) === 'Enter') {
      if (set()) onDone?.();
    } else settle(null);
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
      placeholder="m:ss"
      value={typed ?? (seconds === null ? '' : isWhole ? formatClockTime(seconds) : formatPreciseTime(seconds))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={set}
      onKeyDown={onKeyDown}
      className={cn(
        'h-11 w-19 rounded-lg border border-line-strong bg-surface-raised px-1 text-center text-base font-semibold placeholder:font-normal placeholder:text-ink-muted aria-invalid:border-danger sm:text-sm pointer-fine:h-9',
        className,
      )}
    />
  );
}

/** What is wrong with one time field: what goes on it, and the sentence to show below. */
export function useTimeProblem() {
  const problemId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    field: { onProblem: setProblem, problemId },
    sentence: (
      <p id={problemId} role="alert" className="order-last basis-full text-sm text-danger empty:hidden">
        {problem}
      </p>
    ),
  };
}
