// Where the question stands that some calls lead to: is it you?

import { useEffect, useSyncExternalStore } from 'react';
import { openReauthentication } from '#web/lib/http/recent-reauthentication.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ProofDialogProps } from './proof-dialog.tsx';

const ProofDialog = lateDialog<ProofDialogProps>(() => import('./proof-dialog.tsx').then((part) => part.ProofDialog));

/** The one dialog that asks, over whatever is on the screen. */
export function ProofQuestion() {
  const question = useSyncExternalStore(openReauthentication.subscribe, openReauthentication.current);
  useEffect(() => {
    if (question === null) return;
    // The dialog below would take the key for its own.
    const giveUp = (event: KeyboardEvent) => {
      if (commandKey(event) !== 'Escape') return;
      event.stopPropagation();
      question.answer(false);
    };
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, [question]);
  return (
    <ProofDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.answer(false)}
      onProved={() => question?.answer(true)}
    />
  );
}
