// Asking a coach for a training session: the button, and the form that it opens.

import { CalendarPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { AskSessionDialogProps } from './ask-session-dialog.tsx';

const AskSessionDialog = lateDialog<AskSessionDialogProps>(() =>
  import('./ask-session-dialog.tsx').then((part) => part.AskSessionDialog),
);

interface AskForSessionProps {
  /** What the address says: the id of the coach who is asked, anything else for whichever, undefined while nobody is. */
  asked: string | undefined;
  onAskedChange: (asked: string | undefined) => void;
}

/** The main action of My Training Sessions; other screens open its form by its address. */
export function AskForSession({ asked, onAskedChange }: AskForSessionProps) {
  return (
    <>
      <Button onClick={() => onAskedChange('yes')}>
        <CalendarPlus aria-hidden />
        Ask for a session
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
