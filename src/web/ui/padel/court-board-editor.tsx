// Drawing the court board, by pointer or keyboard.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Check, MoveRight, Pointer, RotateCw, Spline, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { type CourtPoint, metresBetween } from '#domain/reviews/court/court.ts';
import {
  type BoardNames,
  boardPlayers,
  boardSteps,
  type CourtBoard,
  movedByKey,
  rotated,
  withoutArrow,
} from '#domain/reviews/court/court-board.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { CourtLines, courtViewBox } from './court.tsx';
import { type Grip, gripId, gripLabel, gripPoint, gripsOf, withArrowFrom, withGripAt } from './court-board-grips.ts';
import { ArrowLine, markRadius, PlayerMark } from './court-board-parts.tsx';
import { type BoardTool, useBoardPointer } from './use-board-pointer.ts';

const tools: readonly { tool: BoardTool; label: MessageDescriptor; icon: typeof Pointer }[] = [
  { tool: 'move', label: msg({ message: 'Move', context: 'tool of the court board' }), icon: Pointer },
  { tool: 'run', label: msg({ message: 'Run', context: 'arrow on the court board' }), icon: Spline },
  { tool: 'ball', label: msg({ message: 'Ball', context: 'arrow on the court board' }), icon: MoveRight },
];

interface CourtBoardEditorProps {
  board: CourtBoard;
  names?: BoardNames;
  /** Called after every step: a drag, an arrow, a deletion, a rotation. */
  onBoardChange: (board: CourtBoard) => void;
  /** Called while something is dragged, with the board as it looks; null on release. */
  onDrag?: (board: CourtBoard | null) => void;
  onClose: () => void;
}

/** Places the four players and draws arrows. Starts at the reviewed player; Ctrl+Z undoes its own steps. */
export function CourtBoardEditor({ board, names = {}, onBoardChange, onDrag, onClose }: CourtBoardEditorProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [tool, setTool] = useState<BoardTool>('move');
  const [past, setPast] = useState<readonly CourtBoard[]>([]);
  const [chosen, setChosen] = useState<Grip | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => drawing.current?.querySelector<SVGElement>('[tabindex]')?.focus(), []);

  const change = (next: CourtBoard) => {
    if (next === board) return;
    setPast([...past, board]);
    onBoardChange(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    setChosen(null);
    onBoardChange(before);
    setSaid(t`Undone`);
  };
  const { shown, handlers } = useBoardPointer({ board, tool, onGrip: setChosen, onDone: change });
  useEffect(() => onDrag?.(shown === board ? null : shown), [onDrag, shown, board]);
  const arrow = chosen && 'arrow' in chosen && board.arrows[chosen.arrow] ? chosen.arrow : null;
  const removeArrow = (index: number) => {
    setChosen(null);
    change(withoutArrow(board, index));
    setSaid(t`Arrow deleted`);
    focusGrip(drawing.current, { player: 'player' });
  };

  const onGripKey = (event: KeyboardEvent, grip: Grip) => {
    const to = movedByKey(
      gripPoint(board, grip),
      commandKey(event),
      event.shiftKey ? boardSteps.fine : boardSteps.usual,
    );
    if (to) {
      const next = withGripAt(board, grip, to);
      change(next);
      setSaid(gripLabel(next, grip, names));
    } else if (commandKey(event) === 'Enter' && 'player' in grip) {
      const next = withArrowFrom(board, grip.player, tool === 'ball' ? 'ball' : 'run');
      change(next);
      if (next !== board)
        requestAnimationFrame(() => focusGrip(drawing.current, { arrow: board.arrows.length, end: 'to' }));
    } else if ((commandKey(event) === 'Delete' || commandKey(event) === 'Backspace') && 'arrow' in grip)
      removeArrow(grip.arrow);
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && commandKey(event).toLowerCase() === 'z';
    // Also without steps left: otherwise the whole note would be undone.
    if (isUndo) undo();
    else if (commandKey(event) === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of whatever in it has the focus
    <div role="group" aria-label={t`Draw on the court board`} className="grid gap-2" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-center gap-1">
        <div role="group" aria-label={t`Tool`} className="flex rounded-lg border p-0.5">
          {tools.map(({ tool: one, label, icon: Icon }) => (
            <Button
              key={one}
              size="sm"
              variant="ghost"
              aria-pressed={one === tool}
              icon={<Icon aria-hidden />}
              className={cn('px-2', one === tool && 'bg-primary-soft text-primary')}
              onClick={() => setTool(one)}
            >
              {say(label)}
            </Button>
          ))}
        </div>
        <IconButton size="sm" label={t`Rotate the board`} onClick={() => change(rotated(board))}>
          <RotateCw aria-hidden className="size-4!" />
        </IconButton>
        <IconButton size="sm" label={t`Undo last step`} onClick={undo}>
          <Undo2 aria-hidden className="size-4!" />
        </IconButton>
        {arrow !== null && (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => removeArrow(arrow)}>
            {t`Delete arrow`}
          </Button>
        )}
        <Button size="sm" variant="secondary" className="ml-auto" icon={<Check aria-hidden />} onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
      <svg
        ref={drawing}
        viewBox={courtViewBox}
        role="group"
        aria-label={t`Court board`}
        className={cn('block w-full touch-none select-none', tool !== 'move' && 'cursor-crosshair')}
        {...handlers}
      >
        <CourtLines />
        {shown.arrows.map(({ kind, from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows are nothing but their places, and two may be alike
          <ArrowLine key={index} kind={kind} from={from} to={to} />
        ))}
        {gripsOf(board).map((grip) => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no button
          <g
            key={gripId(grip)}
            data-grip={gripId(grip)}
            role="button"
            tabIndex={0}
            aria-label={gripLabel(board, grip, names)}
            className={cn('group outline-none', tool === 'move' && 'cursor-grab')}
            onFocus={() => setChosen(grip)}
            onKeyDown={(event) => onGripKey(event, grip)}
          >
            <GripMark board={shown} grip={grip} names={names} />
          </g>
        ))}
      </svg>
      <p className="text-xs text-ink-muted">
        {t`Drag players, or choose Run (dashed) or Ball to drag an arrow.`}{' '}
        <span className="[@media(hover:none)_and_(pointer:coarse)]:hidden">
          {t`By keyboard: Tab to a mark, arrow keys move it (Shift for small steps), Enter draws an arrow from a player, Delete removes an arrow.`}
        </span>
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}

function GripMark({ board, grip, names }: { board: CourtBoard; grip: Grip; names: BoardNames }) {
  const at = gripPoint(board, grip);
  if ('player' in grip) {
    return (
      <>
        <PlayerMark player={grip.player} at={at} names={names} />
        <FocusRing at={at} />
      </>
    );
  }
  // On a player, the end of an arrow would hide the label.
  const isOnPlayer = boardPlayers.some((player) => metresBetween(board.players[player], at) < markRadius);
  return (
    <>
      {!isOnPlayer && <circle cx={at.x} cy={at.y} r="0.3" className="fill-court stroke-on-court" strokeWidth="0.08" />}
      <FocusRing at={at} />
    </>
  );
}

function FocusRing({ at }: { at: CourtPoint }) {
  return (
    <circle
      cx={at.x}
      cy={at.y}
      r={markRadius + 0.25}
      fill="none"
      className="stroke-on-court opacity-0 group-focus-visible:opacity-100"
      strokeWidth="0.16"
    />
  );
}

function focusGrip(drawing: SVGSVGElement | null, grip: Grip): void {
  drawing?.querySelector<SVGElement>(`[data-grip="${gripId(grip)}"]`)?.focus();
}
