// Undo and redo buttons: a phone has no Ctrl key.

import { t } from '@lingui/core/macro';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { undoRedo } from './run-command.ts';

/** The same as Ctrl+Z and Ctrl+Shift+Z; renders nothing in a read-only review. */
export function UndoButtons() {
  const review = useOpenReview();
  const { store } = review;
  const canUndo = useReviewState(store.canUndo);
  const canRedo = useReviewState(store.canRedo);
  if (store.isReadOnly) return null;
  return (
    <div role="group" aria-label={t`Changes`} className="flex items-center text-ink-muted">
      <UndoButton label={t`Undo`} isPossible={canUndo} onPress={() => undoRedo(review, 'undo')}>
        <Undo2 aria-hidden />
      </UndoButton>
      <UndoButton label={t`Redo`} isPossible={canRedo} onPress={() => undoRedo(review, 'redo')}>
        <Redo2 aria-hidden />
      </UndoButton>
    </div>
  );
}

interface UndoButtonProps {
  label: string;
  isPossible: boolean;
  onPress: () => void;
  children: ReactNode;
}

function UndoButton({ label, isPossible, onPress, children }: UndoButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      // Not `disabled`: undoing the last change would lose the focus.
      aria-disabled={!isPossible || undefined}
      className="aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      onClick={() => isPossible && onPress()}
    >
      {children}
    </IconButton>
  );
}
