// Cancelling a session, alone or with the following ones.

import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Scope, ScopeChoice } from '../shared/scope-choice.tsx';
import type { OpenSession } from './session-facts.tsx';
import { playerNames } from './session-words.ts';

interface CancelDialogProps {
  session: OpenSession;
  onBack: () => void;
  onCancelled: () => void;
}

/** Asks for confirmation, since players are notified at once. */
export function CancelDialog({ session, onBack, onCancelled }: CancelDialogProps) {
  const [scope, setScope] = useState<Scope>('one');
  const cancel = useCall(endpoints.cancelSession, {
    // The session no longer exists: only lists are refreshed.
    except: [endpoints.getCoachSession],
    onSuccess: () => {
      const count = { one: 1, following: session.following + 1, all: session.toCome }[scope];
      toast({ title: plural(count, { one: 'Session cancelled', other: '# sessions cancelled' }), tone: 'success' });
      onCancelled();
    },
    onError: (error) => failureToast(t`Not cancelled`, error, t`The session could not be cancelled. Please try again.`),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      size="sm"
      title={t`Cancel this session?`}
      description={t`“${{ title: session.title }}”, ${{ moment: formatMoment(session.sessionDate) }}`}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t`Keep it`}
          </Button>
          <Button
            variant="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ params: { sessionId: session.id }, query: { scope } })}
          >
            {t`Cancel session`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t`We remove it from calendars and notify ${{ players: playerNames(session) }}. This cannot be undone.`}</p>
        <ScopeChoice session={session} value={scope} onValueChange={setScope} />
      </div>
    </Dialog>
  );
}
