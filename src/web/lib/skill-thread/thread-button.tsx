// A button that opens the thread of a skill: what the last reviews have said of it. What is behind it comes when it is pressed.

import { Milestone } from 'lucide-react';
import { useState } from 'react';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ComparedReview, ComparisonDialogProps } from '../then-and-now/comparison-dialog.tsx';
import type { ThreadDialogProps } from './thread-dialog.tsx';

const ThreadDialog = lateDialog<ThreadDialogProps>(() =>
  import('./thread-dialog.tsx').then((part) => part.ThreadDialog),
);
const ComparisonDialog = lateDialog<ComparisonDialogProps>(() =>
  import('../then-and-now/comparison-dialog.tsx').then((part) => part.ComparisonDialog),
);

/** The review that a screen shows, with its notes, and when it was published; null while it is not. */
export interface ReviewAtHand extends ComparedReview {
  publishedAt: string | null;
}

interface ThreadButtonProps {
  /** The player whose reviews they are. */
  userId: string;
  skill: SingleSkill;
  /** The review that the screen shows: its moments can stand beside those of earlier ones. */
  now?: ReviewAtHand;
  /** Whether ranges open in a window of their own, so that the work on the screen stays where it is. */
  isApart?: boolean;
  /** The dialog lies over the player of the screen, which must not play behind it. */
  onOpen?: () => void;
  className?: string;
}

/** The button, the thread, and from there two moments beside each other. */
export function ThreadButton({ userId, skill, now, isApart = false, onOpen, className }: ThreadButtonProps) {
  const [shown, setShown] = useState<'thread' | { noteId: string } | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={className}
        icon={<Milestone aria-hidden />}
        onClick={() => {
          onOpen?.();
          setShown('thread');
        }}
      >
        {' '}
        History{' '}
        <span className="sr-only">
          {' '}
          of <span translate="no">{skillLabel(skill)}</span>
        </span>
      </Button>
      <ThreadDialog
        open={shown === 'thread'}
        onOpenChange={close}
        {...{ userId, skill, now, isApart }}
        onCompare={(noteId) => setShown({ noteId })}
      />
      {now && (
        <ComparisonDialog
          open={shown !== null && shown !== 'thread'}
          onOpenChange={close}
          now={now}
          begin={{ skill, noteId: typeof shown === 'object' && shown !== null ? shown.noteId : null }}
        />
      )}
    </>
  );
}
