// A skill's history as a dialog.

import { t } from '@lingui/core/macro';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SkillThread } from './skill-thread.tsx';
import type { ReviewAtHand } from './thread-button.tsx';

export interface ThreadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
  skill: SingleSkill;
  now?: ReviewAtHand | undefined;
  isApart?: boolean;
  /** Compares an earlier note with one of the current review. */
  onCompare?: (noteId: string) => void;
}

export function ThreadDialog({ open, onOpenChange, skill, ...thread }: ThreadDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t`${{ skill: skillLabel(skill) }} over time`}
      description={t`From the last five reviews, latest first.`}
    >
      {open && <SkillThread skill={skill} {...thread} />}
    </Dialog>
  );
}
