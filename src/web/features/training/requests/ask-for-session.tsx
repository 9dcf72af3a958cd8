// The button and form for asking a coach for a session.

import { t } from '@lingui/core/macro';
import { CalendarPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { AskSessionDialogProps } from './ask-session-dialog.tsx';

const AskSessionDialog = lateDialog<AskSessionDialogProps>(() =>
  import('./ask-session-dialog.tsx').then((part) => part.AskSessionDialog),
);

interface AskForSessionProps {
  /** From the address: a coach's id, another value for any coach, or undefined while closed. */
  asked: string | undefined;
  onAskedChange: (asked: string | undefined) => void;
}

/** The main action of My Training Sessions; other screens open the form by address. */
export function AskForSession({ asked, onAskedChange }: AskForSessionProps) {
  return (
    <>
      <Button onClick={() => onAskedChange('yes')}>
        <CalendarPlus aria-hidden />
        {t`Ask for a session`}
      </Button>
      <AskSessionDialog
        key={asked ?? ''}
        coachId={asked}
        open={asked !== undefined}
        onOpenChange={(open) => onAskedChange(open ? 'yes' : undefined)}
      />
    </>
  );
}
