// Dragging players and drawing arrows on a court board, with mouse, pen or finger.

import { type PointerEvent, useState } from 'react';
import { type CourtPoint, onCourt } from '#domain/reviews/court/court.ts';
import { type ArrowKind, type BoardArrow, type CourtBoard, withArrow } from '#domain/reviews/court/court-board.ts';
import { type Grip, gripAt, gripPoint, withGripAt } from './court-board-grips.ts';

/** The tool: move, or draw arrows of a kind. */
export type BoardTool = 'move' | ArrowKind;

interface BoardPointer {
  board: CourtBoard;
  tool: BoardTool;
  /** The grip that was taken. */
  onGrip: (grip: Grip | null) => void;
  /** The board on release, if it changed. */
  onDone: (board: CourtBoard) => void;
}

/** The board during a drag, and the drawing's event handlers. */
export function useBoardPointer({ board, tool, onGrip, onDone }: BoardPointer) {
  const [held, setHeld] = useState<Grip | null>(null);
  const [moved, setMoved] = useState<CourtBoard | null>(null);
  const [drawn, setDrawn] = useState<BoardArrow | null>(null);
  const shown = moved ?? (drawn ? withArrow(board, drawn) : board);

  const letGo = () => {
    setHeld(null);
    setMoved(null);
    setDrawn(null);
  };
  return {
    shown,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        const point = metresAt(event);
        const grip = gripAt(board, point);
        event.currentTarget.setPointerCapture(event.pointerId);
        if (tool === 'move') {
          setHeld(grip);
          onGrip(grip);
        } else {
          // Arrows of a player start at the player.
          const from = grip && 'player' in grip ? gripPoint(board, grip) : point;
          setDrawn({ kind: tool, from, to: from });
        }
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (held) setMoved(withGripAt(moved ?? board, held, metresAt(event)));
        if (drawn) setDrawn({ ...drawn, to: onCourt(metresAt(event)) });
      },
      onPointerUp() {
        if (shown !== board) onDone(shown);
        letGo();
      },
      onPointerCancel: letGo,
    },
  };
}

/** The pointer's position on a drawn court, in metres; outside of it, too. */
export function metresAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): CourtPoint {
  const toMetres = currentTarget.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toMetres);
  return { x, y };
}
