// Opening a session to the members of the club, and closing it to them.

import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { SessionOpeningForm } from '#contract/training/session-opening.ts';
import { formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { LevelBandFields } from '#web/ui/padel/level-band-fields.tsx';
import type { OpenSession } from '../coach-sessions/session-facts.tsx';
import { type Scope, ScopeChoice } from '../shared/scope-choice.tsx';

interface DialogProps {
  session: OpenSession;
  onDone: () => void;
}

/** Chooses the levels and, in a series, how far it reaches. */
export function OpenDialog({ session, onDone }: DialogProps) {
  const { country } = useCurrentUser();
  const [scope, setScope] = useState<Scope>('one');
  const levels = session.opening?.levels;
  const form = useSchemaForm(
    SessionOpeningForm,
    { from: (levels?.from ?? '') as never, to: (levels?.to ?? '') as never },
    { notKept: 'two choices' },
  );
  const { field, ...sent } = useEndpointForm(form, endpoints.openSession, {
    id: useId(),
    sent: (body) => ({ params: { sessionId: session.id }, body: { ...body, scope } }),
    onSuccess: () => {
      toast({ title: scope === 'one' ? 'Open to members' : 'Sessions open to members', tone: 'success' });
      onDone();
    },
  });
  return (
    <FormDialog
      form={sent}
      open
      onOpenChange={(open) => !open && onDone()}
      size="sm"
      title="Open to members"
      description={`“${session.title}”, ${formatMoment(session.sessionDate)}. Members of your club can take free places themselves, and wait for one when it’s full.`}
      cancelLabel="Back"
      submitLabel={session.opening === null ? 'Open' : 'Save'}
      busyLabel="Saving..."
    >
      <LevelBandFields field={field} country={country} />
      <p className="text-sm text-ink-muted">
        Of players you don’t coach you see the name, the answer and the attendance in this session.
      </p>
      <ScopeChoice session={session} value={scope} onValueChange={setScope} />
    </FormDialog>
  );
}

/** Asks for confirmation, since the people in line are notified at once. */
export function CloseDialog({ session, onDone }: DialogProps) {
  const [scope, setScope] = useState<Scope>('one');
  const waiting = session.opening?.waiting.length ?? 0;
  const close = useCall(endpoints.closeSession, {
    onSuccess: () => {
      toast({ title: 'Closed to members', tone: 'success' });
      onDone();
    },
    onError: (error) => failureToast('Not closed', error, 'The session could not be closed. Please try again.'),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      size="sm"
      title="Close to members?"
      description={`“${session.title}”, ${formatMoment(session.sessionDate)}`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            Keep it open
          </Button>
          <Button
            variant="danger"
            busy={close.isPending}
            onClick={() => close.mutate({ params: { sessionId: session.id }, query: { scope } })}
          >
            Close to members
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <span>Players who have a place keep it.</span>{' '}
          {waiting > 0 && (
            <span>
              {`The waiting list ends, and we notify the ${waiting === 1 ? 'person' : `${waiting} people`} on it.`}
            </span>
          )}
        </p>
        <ScopeChoice session={session} value={scope} onValueChange={setScope} />
      </div>
    </Dialog>
  );
}
