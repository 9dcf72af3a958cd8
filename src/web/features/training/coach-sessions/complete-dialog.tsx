// Completing a session, with feedback for its players.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { SessionCompletion } from '#contract/training/coach-sessions.ts';
import { momentOf, nearestExistingTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { OpenSession } from './session-facts.tsx';

/** Validates the form with the contract, and converts the next session's local time. */
const completion = (timeZone: string) =>
  z
    .custom<{ feedback: string; notes: string; next: string }>()
    .transform(({ feedback, notes, next }): z.input<typeof SessionCompletion> => {
      const moment = momentOf(wallOf(next), timeZone);
      return { feedback, notes, nextSessionDate: moment === null ? null : new Date(moment).toISOString() };
    })
    .pipe(SessionCompletion);

/** Date and time of a datetime field. */
function wallOf(local: string) {
  const [date = '', time = ''] = local.split('T');
  return { date, time: time.slice(0, 5) };
}

/** Feedback is optional; the list shows where it is missing. */
export function CompleteDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const form = useSchemaForm(
    completion(session.timeZone),
    { feedback: '', notes: session.notes ?? '', next: '' },
    `complete-session:${session.id}`,
  );
  const next = wallOf(useWatch({ control: form.control, name: 'next' }));
  const instead = nearestExistingTime(next, session.timeZone);
  const { field, ...sent } = useEndpointForm(form, endpoints.completeSession, {
    id: useId(),
    sent: (completed) => ({ params: { sessionId: session.id }, body: completed }),
    onSuccess: () => {
      toast({ title: t`Session completed`, description: t`Your players have been notified.`, tone: 'success' });
      onDone();
    },
  });
  return (
    <FormDialog
      form={sent}
      open
      onOpenChange={(open) => !open && onDone()}
      title={t`Complete this session`}
      description={t`“${{ title: session.title }}”`}
      cancelLabel={t`Back`}
      submitLabel={t({ message: 'Complete', context: 'verb' })}
      busyLabel={t`Saving...`}
    >
      <TextAreaField
        {...field('feedback')}
        label={t`Feedback`}
        help={t`What went well and what to work on. Everyone in the session can read it. You can also add it later.`}
        optional
      />
      <TextAreaField {...field('notes')} label={t`Notes for the players`} optional />
      <TextField
        {...field('next')}
        label={t`Next session`}
        type="datetime-local"
        help={t`${{ zone: zoneWords(session.timeZone) }}. Shown to the players; it does not book a session.`}
        optional
      />
      <p role="status" className="text-sm text-attention empty:hidden">
        {instead !== null &&
          t`The clocks change that night, so ${{ time: next.time }} does not exist. We’ll show ${{ instead }}.`}
      </p>
    </FormDialog>
  );
}
