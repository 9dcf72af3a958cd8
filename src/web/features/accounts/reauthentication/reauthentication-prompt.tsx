// Opens the reauthentication dialog when a call needs it.

import { useEffect, useSyncExternalStore } from 'react';
import { openReauthentication } from '#web/lib/http/recent-reauthentication.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ReauthenticationDialogProps } from './reauthentication-dialog.tsx';

const ReauthenticationDialog = lateDialog<ReauthenticationDialogProps>(() =>
  import('./reauthentication-dialog.tsx').then((part) => part.ReauthenticationDialog),
);

/** The one reauthentication dialog, above everything else. */
export function ReauthenticationPrompt() {
  const question = useSyncExternalStore(openReauthentication.subscribe, openReauthentication.current);
  useEffect(() => {
    if (question === null) return;
    // Otherwise a dialog below would close as well.
    const giveUp = (event: KeyboardEvent) => {
      if (commandKey(event) !== 'Escape') return;
      event.stopPropagation();
      question.answer(false);
    };
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, [question]);
  return (
    <ReauthenticationDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer(false)}
      onProved={() => question?.answer(true)}
    />
  );
}
