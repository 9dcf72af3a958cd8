// The court board of the note in the editor: a small drawing until opened.

import { t } from '@lingui/core/macro';
import { PenLine, Trash2 } from 'lucide-react';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CourtBoardView } from '#web/ui/padel/court-board.tsx';
import { CourtBoardEditor } from '#web/ui/padel/court-board-editor.tsx';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { boardDrags } from '../state/board-drags.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';

interface NoteBoardProps {
  edited: EditedNote;
  /** Takes the focus when the drawing closes. */
  onClosed: () => void;
}

/** Draws beside the video, never over it. Each step is saved with the note. */
export function NoteBoard({ edited, onClosed }: NoteBoardProps) {
  const { store, workspace } = useOpenReview();
  const isDrawing = useReviewState((state) => state.isDrawing);
  const keysOn = useKeysOn();
  const names = { player: workspace.player.firstName };
  const { board } = edited;
  if (isDrawing) {
    return (
      <CourtBoardEditor
        board={board ?? startBoard}
        names={names}
        onBoardChange={(next) => store.editTo({ board: next })}
        onDrag={boardDrags.tell}
        onClose={() => {
          store.draw(false);
          onClosed();
        }}
      />
    );
  }
  if (!board) {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<PenLine aria-hidden />}
        className="justify-self-start px-2"
        onClick={() => store.draw(true)}
      >
        {t`Court board`}
        {keysOn && (
          <Key isInNoteForm className="max-lg:hidden">
            B
          </Key>
        )}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <CourtBoardView board={board} names={names} className="w-32 shrink-0" />
      <Button size="sm" variant="ghost" icon={<PenLine aria-hidden />} onClick={() => store.draw(true)}>
        {t`Draw`}
      </Button>
      <IconButton size="sm" label={t`Remove the court board`} onClick={() => store.editTo({ board: null })}>
        <Trash2 aria-hidden className="size-4!" />
      </IconButton>
    </div>
  );
}
