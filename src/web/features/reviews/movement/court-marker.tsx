// The court for setting marks, by pointer or keyboard.

import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { type CourtPoint, onCourt } from '#domain/reviews/court/court.ts';
import {
  type BoardPlayer,
  boardPlayers,
  boardSteps,
  movedByKey,
  placeInWords,
} from '#domain/reviews/court/court-board.ts';
import { markTime, withMark, withoutMark } from '#domain/reviews/movement/marks.ts';
import { markedName } from '#domain/reviews/movement/movement-words.ts';
import { formatPreciseTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { keyName, numberKey } from '#web/lib/keys/press.ts';
import { CourtLines, courtViewBox } from '#web/ui/padel/court.tsx';
import { metresAt } from '#web/ui/padel/use-board-pointer.ts';
import { useMarking } from './marking.ts';
import { MarksOnCourt } from './marks-on-court.tsx';

interface CourtMarkerProps {
  player: BoardPlayer;
  onPlayerChange: (player: BoardPlayer) => void;
  /** How far the paused video moves on after a mark, in seconds. */
  stepAfter: number;
}

/** Steps of comma and full stop, J and L, in seconds. */
const keySteps: Record<string, number> = { ',': -0.5, '.': 0.5, j: -5, l: 5 };

/**
 * A click, or Enter at the cursor, marks the chosen player's position at this moment of the video. Its keys only act while it has the
 * focus (WCAG 2.1.4).
 */
export function CourtMarker({ player, onPlayerChange, stepAfter }: CourtMarkerProps) {
  const { store, video, names } = useMarking();
  const [cursor, setCursor] = useState<CourtPoint>({ x: 5, y: 5 });
  const [said, setSaid] = useState('');
  const helpId = useId();
  const name = markedName(player, names);

  const mark = (point: CourtPoint) => {
    const { time, status } = video.getState();
    store.setTracks((tracks) => withMark(tracks, player, time, point));
    setCursor(onCourt(point));
    setSaid(
      t`${{ player: name }} at ${{ time: formatPreciseTime(markTime(time)) }}: ${{ place: placeInWords(onCourt(point)) }}`,
    );
    if (status !== 'playing' && stepAfter > 0) video.seek(time + stepAfter, { play: false });
  };
  const unmark = () => {
    const { time } = video.getState();
    store.setTracks((tracks) => withoutMark(tracks, player, time));
    setSaid(t`No mark for ${{ player: name }} at ${{ time: formatPreciseTime(markTime(time)) }}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = keyName(event.nativeEvent);
    const isUndo = (event.ctrlKey || event.metaKey) && pressed === 'z';
    if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const to = movedByKey(cursor, commandKey(event), event.shiftKey ? boardSteps.fine : boardSteps.usual);
    const seconds = keySteps[pressed];
    const byNumber = boardPlayers[(numberKey(event.nativeEvent) ?? Number(commandKey(event))) - 1];
    if (isUndo) store.undo();
    else if (to) {
      setCursor(to);
      setSaid(placeInWords(to));
    } else if (pressed === 'enter') mark(cursor);
    else if (pressed === 'delete' || pressed === 'backspace') unmark();
    else if (pressed === ' ' || pressed === 'k') video.toggle();
    else if (seconds !== undefined) video.seek(Math.max(video.getState().time + seconds, 0));
    else if (byNumber) {
      onPlayerChange(byNumber);
      setSaid(t`Marking ${{ player: markedName(byNumber, names) }}`);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and presses */}
      <svg
        viewBox={courtViewBox}
        // Handles its own keys: screen readers pass them on.
        role="application"
        aria-label={t`Court: marking ${{ player: name }}`}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        className="group block w-full cursor-crosshair touch-manipulation rounded-lg select-none"
        onPointerDown={(event) => event.isPrimary && event.button === 0 && mark(metresAt(event))}
        onKeyDown={onKeyDown}
      >
        <CourtLines />
        <MarksOnCourt player={player} />
        <g className="opacity-0 group-focus:opacity-100">
          <circle cx={cursor.x} cy={cursor.y} r="0.45" fill="none" className="stroke-on-court" strokeWidth="0.1" />
          <path
            d={`M${cursor.x - 0.9} ${cursor.y}h1.8M${cursor.x} ${cursor.y - 0.9}v1.8`}
            className="stroke-on-court"
            strokeWidth="0.08"
          />
        </g>
      </svg>
      <p id={helpId} className="text-xs text-ink-muted">
        {t`Click where ${{ player: name }} stands.`}{' '}
        <span className="[@media(hover:none)_and_(pointer:coarse)]:hidden">
          {t`By keyboard: arrow keys move the cursor (Shift for small steps), Enter marks, 1–4 choose the player, Delete removes the mark at this moment, Space plays and pauses, comma and full stop skip half a second, J and L five seconds, Ctrl+Z undoes.`}
        </span>
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
