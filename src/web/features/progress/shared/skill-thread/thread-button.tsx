// A button that opens a skill's history, loaded when pressed.

import { Trans } from '@lingui/react/macro';
import { Milestone } from 'lucide-react';
import { useState } from 'react';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import type {
  ComparedReview,
  ComparisonDialogProps,
} from '#web/features/reviews/shared/then-and-now/comparison-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ThreadDialogProps } from './thread-dialog.tsx';

const ThreadDialog = lateDialog<ThreadDialogProps>(() =>
  import('./thread-dialog.tsx').then((part) => part.ThreadDialog),
);
const ComparisonDialog = lateDialog<ComparisonDialogProps>(() =>
  import('#web/features/reviews/shared/then-and-now/comparison-dialog.tsx').then((part) => part.ComparisonDialog),
);

/** The review on the screen with its notes; `publishedAt` is null until published. */
export interface ReviewAtHand extends ComparedReview {
  publishedAt: string | null;
}

interface ThreadButtonProps {
  /** The player's id. */
  userId: string;
  skill: SingleSkill;
  /** The review on the screen, whose moments can be compared with earlier ones. */
  now?: ReviewAtHand;
  /** Whether moments open in a new window, to keep the work on the screen. */
  isApart?: boolean;
  /** Called on opening, e.g. to pause the video behind the dialog. */
  onOpen?: () => void;
  className?: string;
}

/** The button, the history, and from there a comparison of two moments. */
export function ThreadButton({ userId, skill, now, isApart = false, onOpen, className }: ThreadButtonProps) {
  const [shown, setShown] = useState<'thread' | { noteId: string } | null>(null);
  const name = skillLabel(skill);
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
        <Trans>
          History{' '}
          <span className="sr-only">
            of <span translate="no">{name}</span>
          </span>
        </Trans>
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
          now={{ ...now, playerId: userId }}
          begin={{ skill, noteId: typeof shown === 'object' && shown !== null ? shown.noteId : null }}
        />
      )}
    </>
  );
}
