// Opening a session to the members of the club, and closing it to them.

import { plural, t } from '@lingui/core/macro';
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
      toast({ title: scope === 'one' ? t`Open to members` : t`Sessions open to members`, tone: 'success' });
      onDone();
    },
  });
  return (
    <FormDialog
      form={sent}
      open
      onOpenChange={(open) => !open && onDone()}
      size="sm"
      title={t({ message: 'Open to members', context: 'verb' })}
      description={t`“${{ title: session.title }}”, ${{ moment: formatMoment(session.sessionDate) }}. Members of your club can take free places themselves, and wait for one when it’s full.`}
      cancelLabel={t`Back`}
      submitLabel={session.opening === null ? t({ message: 'Open', context: 'verb' }) : t`Save`}
      busyLabel={t`Saving...`}
    >
      <LevelBandFields field={field} country={session.club?.country ?? country} />
      <p className="text-sm text-ink-muted">
        {t`Of players you don’t coach you see the name, the answer and the attendance in this session.`}
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
      toast({ title: t`No longer open to members`, tone: 'success' });
      onDone();
    },
    onError: (error) => failureToast(t`Not closed`, error, t`The session could not be closed. Please try again.`),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      size="sm"
      title={t`Stop members joining?`}
      description={t`“${{ title: session.title }}”, ${{ moment: formatMoment(session.sessionDate) }}`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t`Keep it open`}
          </Button>
          <Button
            variant="danger"
            busy={close.isPending}
            onClick={() => close.mutate({ params: { sessionId: session.id }, query: { scope } })}
          >
            {t`Stop members joining`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <span>{t`Players who have a place keep it.`}</span>{' '}
          {waiting > 0 && (
            <span>
              {plural(waiting, {
                one: 'The waiting list ends, and we notify the person on it.',
                other: 'The waiting list ends, and we notify the # people on it.',
              })}
            </span>
          )}
        </p>
        <ScopeChoice session={session} value={scope} onValueChange={setScope} />
      </div>
    </Dialog>
  );
}
