// The rating input: one line with a slider and a number for the same value.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { ratingScale, skillTier } from '#domain/skills/skills.ts';
import { readTypedNumber } from '#domain/typed-number.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { keyName } from '#web/lib/keys/press.ts';
import { cn } from '#web/ui/class-names.ts';
import { ratingInWords } from '#web/ui/padel/rating-in-words.ts';
import { tierStyles } from '#web/ui/padel/tier-styles.ts';
import { numberInput } from './number-field.tsx';

interface RatingSliderProps {
  /** The skill's name. */
  label: string;
  /** 0–7 in steps of 0.1; null while not rated. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The player's rating before, drawn as a ghost mark; L in the number takes it over. */
  previous?: number | null;
  /** What was typed before and is no rating. */
  unread?: string | null;
  /** Hears of what is typed and is no rating, and with null that there is no such thing any more. */
  onUnreadChange?: (typed: string | null) => void;
  /** Enter in the number, or the rating before was taken over. */
  onNext: () => void;
  /** What follows in the line. */
  children?: ReactNode;
}

/** The columns of `RatingSlider`, for the head of a list: name, rating before (with room for it), line, number, and what follows. */
export const ratingColumns =
  'grid grid-cols-[7rem_minmax(3rem,1fr)_3.5rem_2.25rem] items-center gap-x-2 @min-[22rem]:grid-cols-[7rem_1.75rem_minmax(3rem,1fr)_3.5rem_2.25rem]';

/** Lets a coach rate one skill by typing, by dragging, or with the arrow keys (Page keys: half steps); or leave it unrated. */
export function RatingSlider({
  label,
  value,
  onValueChange,
  previous = null,
  unread = null,
  onUnreadChange = () => {},
  onNext,
  children,
}: RatingSliderProps) {
  const id = useId();
  const numberId = `${id}-number`;
  const [typed, setTyped] = useState(unread);
  // Corrected from outside, such as by a button that clears the rating.
  if (typed !== null && unread === null && readTypedNumber(typed, ratingScale).problem !== null) setTyped(null);
  const problem = typed === null ? null : readTypedNumber(typed, ratingScale).problem;
  /** By other means than typing: that counts, and what was typed is gone. */
  const choose = (rating: number | null) => {
    setTyped(null);
    onUnreadChange(null);
    onValueChange(rating);
  };
  return (
    <div role="group" aria-labelledby={id}>
      <div className={cn(ratingColumns, 'min-h-11')}>
        <label id={id} htmlFor={numberId} className="truncate py-2 text-sm font-medium">
          {label}
        </label>
        <span className="text-right text-sm text-ink-muted @max-[22rem]:hidden">
          {previous !== null && oneDecimal(previous)}
        </span>
        <RatingTrack label={label} value={value} onValueChange={choose} previous={previous} />
        <RatingNumber
          id={numberId}
          label={label}
          value={value}
          typed={typed}
          problemId={problem === null ? undefined : `${id}-problem`}
          onType={setTyped}
          onLast={previous === null ? null : () => choose(previous)}
          {...{ onValueChange, onUnreadChange, onNext }}
        />
        {children}
      </div>
      <p id={`${id}-problem`} role="alert" className="pb-2 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

interface RatingTrackProps {
  label: string;
  value: number | null;
  onValueChange: (value: number) => void;
  previous: number | null;
}

/**
 * The browser's own slider, unseen above what is drawn: its handle is as wide as the drawn thumb, so that both stand at the same place.
 */
function RatingTrack({ label, value, onValueChange, previous }: RatingTrackProps) {
  // An unrated skill's thumb waits where the player was last time, or in the middle, so that rating is a short way.
  const place = value ?? previous ?? 3.5;
  const onKeyDown = (event: KeyboardEvent) => {
    if (value === null && commandKey(event) === 'Enter') onValueChange(place);
    const step = largeStep(event);
    if (step === 0) return;
    event.preventDefault();
    onValueChange(toTenth(Math.min(ratingScale.max, Math.max(ratingScale.min, place + step))));
  };
  return (
    <div className="group relative h-11 pointer-fine:h-8">
      <div
        aria-hidden
        className="pointer-events-none absolute inset-x-2.5 top-1/2 h-2 -translate-y-1/2 rounded-full bg-surface-sunken"
      >
        {value !== null && (
          <span
            className={cn('absolute inset-y-0 left-0 rounded-full', tierStyles[skillTier(value).id].fill)}
            style={{ width: share(value) }}
          />
        )}
        {previous !== null && (
          <span
            className="absolute -inset-y-0.5 w-1 -translate-x-1/2 rounded-full bg-ink ring-2 ring-surface-raised"
            style={{ left: share(previous) }}
          />
        )}
        <span
          className={cn(
            'absolute top-1/2 size-5 -translate-1/2 rounded-full border-2 bg-surface-raised shadow-raised outline-focus group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2',
            value === null ? 'border-dashed border-line-strong' : 'border-ink',
          )}
          style={{ left: share(place) }}
        />
      </div>
      <input
        type="range"
        // Tab goes from number to number, which take the arrow keys too.
        tabIndex={-1}
        aria-label={label}
        aria-valuetext={value === null ? t`Not rated` : ratingInWords(value, previous)}
        min={ratingScale.min}
        max={ratingScale.max}
        step={ratingScale.step}
        value={place}
        onChange={({ target }) => onValueChange(toTenth(target.valueAsNumber))}
        // Pressing the waiting thumb itself changes no value, yet it means "this one".
        onClick={() => value === null && onValueChange(place)}
        onKeyDown={onKeyDown}
        className="absolute inset-0 size-full cursor-pointer touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:size-5 [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  );
}

/** Half steps: the Page keys, and arrows with Shift; 0 for any other key. */
function largeStep({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'PageUp' || (shiftKey && /^Arrow(?:Up|Right)$/.test(key))) return 0.5;
  return key === 'PageDown' || (shiftKey && /^Arrow(?:Down|Left)$/.test(key)) ? -0.5 : 0;
}

interface RatingNumberProps {
  id: string;
  label: string;
  value: number | null;
  /** What is being typed; null while the rating itself is shown. */
  typed: string | null;
  /** Of the sentence that says what fits, while something else is typed. */
  problemId: string | undefined;
  onType: (typed: string | null) => void;
  onValueChange: (value: number | null) => void;
  onUnreadChange: (typed: string | null) => void;
  /** Takes the rating before over; null without one. */
  onLast: (() => void) | null;
  onNext: () => void;
}

/**
 * The number beside the slider. What is typed counts once it is a rating; until then, and if it is none, the rating from before does.
 * Leaving the box tidies it, and takes the rating away where it was emptied; what is no rating stays to be corrected.
 */
function RatingNumber(props: RatingNumberProps) {
  const { id, label, value, typed, problemId, onType, onValueChange, onUnreadChange, onLast, onNext } = props;
  const before = useRef(value);
  const type = (text: string) => {
    if (typed === null) before.current = value;
    onType(text);
    const read = readTypedNumber(text, ratingScale);
    const next = read.value ?? before.current;
    if (next !== value) onValueChange(next);
    onUnreadChange(read.problem === null ? null : text);
  };
  const leave = () => {
    if (typed === null || problemId !== undefined) return;
    onType(null);
    if (readTypedNumber(typed, ratingScale).value === null && value !== null) onValueChange(null);
  };
  const { onKeyDown: step, ...input } = numberInput(ratingScale, ratingScale.step);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const isLast = isPlain && onLast !== null && commandKey(event) !== '' && keyName(event.nativeEvent) === 'l';
    // At once: leaving the box must not tidy what was typed before.
    if (isLast) flushSync(onLast);
    else if (!isPlain || commandKey(event) !== 'Enter') return step(event);
    event.preventDefault();
    // What is no rating stays in focus.
    if (isLast || problemId === undefined) onNext();
  };
  return (
    <input
      {...input}
      id={id}
      onKeyDown={onKeyDown}
      aria-label={t`${{ skill: label }}, 0 to 7`}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      value={typed ?? (value === null ? '' : oneDecimal(value))}
      placeholder="–"
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      className="h-9 w-full min-w-0 rounded-lg border border-line-strong bg-surface-raised px-2 text-center text-base font-semibold placeholder:text-ink-muted aria-invalid:border-danger"
    />
  );
}

/** Binary fractions pile up when stepping by 0.1. */
function toTenth(value: number): number {
  return roundTo(value, 1);
}

function share(rating: number): string {
  return `${(rating / ratingScale.max) * 100}%`;
}
