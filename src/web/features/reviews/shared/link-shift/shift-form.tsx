// Finds the offset between an old and a new video, from a moment in both or typed seconds.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { offsetBetween } from '#domain/reviews/notes/note-shift.ts';
import { numberText, roundTo } from '#domain/round-to.ts';
import { formatClockTime, formatPreciseTime } from '#domain/time/clock-time.ts';
import { type NumberRange, numberSentence, readTypedNumber } from '#domain/typed-number.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';

/** A note or moment that is timed to the old video. */
export interface TimedMark {
  id: string;
  /** In the list to choose from. */
  name: string;
  /** In the preview, after its times. */
  title: string;
  /** Seconds. */
  at: number;
}

interface ShiftFormProps {
  video: VideoController;
  /** By time. */
  marks: readonly TimedMark[];
  /** Of the offset. */
  range: NumberRange;
  /** The new times by id, and what happens to marks outside the new video; empty if there are none. */
  preview: (offset: number, duration: number | null) => { times: ReadonlyMap<string, number>; outside: string };
  /** Moves everything by seconds. */
  onApply: (offset: number) => void;
  onCancel: () => void;
  busy?: boolean;
}

/** Find a mark's moment in the new video, or type seconds; previews the first marks before anything moves. */
export function ShiftForm({ video, marks, range, preview, onApply, onCancel, busy = false }: ShiftFormProps) {
  const [typed, setTyped] = useState('0');
  const [markId, setMarkId] = useState(marks[0]?.id);
  const { value: offset } = readTypedNumber(typed, range);
  const mark = marks.find(({ id }) => id === markId) ?? marks[0];
  const shown = [...new Set([mark, marks[0], marks.at(-1)])].filter((one) => one !== undefined);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (offset !== null) onApply(offset);
      }}
    >
      {mark && (
        <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <SelectField
            label={t`A moment you recognise in the new video`}
            value={mark.id}
            options={marks.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setMarkId(target.value)}
          />
          <Button variant="secondary" onClick={() => video.seek(Math.max(mark.at + (offset ?? 0), 0), { play: false })}>
            {t`Go near it`}
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              setTyped(String(roundTo(offsetBetween(mark.at, video.getState().time), range.decimals ?? 0)))
            }
          >
            {t`This is the moment`}
          </Button>
        </div>
      )}
      <NumberField
        range={range}
        label={t`Seconds to move everything by`}
        help={
          range.decimals
            ? t`A negative number if the new video starts later, such as −8.5.`
            : t`A negative number if the new video starts later, such as −8.`
        }
        value={typed}
        error={offset === null ? numberSentence(range) : undefined}
        isLive
        onChange={(event) => setTyped(event.target.value)}
        className="sm:max-w-xs"
      />
      {offset !== null && <Preview {...{ video, shown, preview, offset, range }} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} aria-disabled={offset === null || undefined}>
          {offset === null ? t`Move everything` : t`Move everything by ${{ seconds: signed(offset) }} s`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

interface PreviewProps extends Pick<ShiftFormProps, 'video' | 'preview' | 'range'> {
  shown: readonly TimedMark[];
  offset: number;
}

/** The new times of the chosen, first and last mark, and what falls outside. */
function Preview({ video, shown, preview, offset, range }: PreviewProps) {
  const duration = useVideoState(video, (state) => state.duration);
  const { times, outside } = preview(offset, duration);
  const format = range.decimals ? formatPreciseTime : formatClockTime;
  return (
    <div role="status" className="grid gap-1">
      <ul>
        {shown.map(({ id, title, at }) => (
          <li key={id} className="truncate">
            <span translate="no">{format(at)}</span> →{' '}
            <span translate="no" className="font-medium">
              {format(times.get(id) ?? 0)}
            </span>{' '}
            {title}
          </li>
        ))}
      </ul>
      {outside !== '' && (
        <p>
          {duration !== null && (
            <span>{`${t`The new video is ${{ duration: formatClockTime(duration) }} long.`} `}</span>
          )}
          <span>{outside}</span>
        </p>
      )}
    </div>
  );
}

function signed(seconds: number): string {
  const size = numberText(Math.abs(seconds));
  return seconds < 0 ? `−${size}` : `+${size}`;
}
