// Completing a session, with feedback for its players.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { SessionCompletion } from '#contract/coaching/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { momentOf } from '#domain/time/time-zones.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { OpenSession } from './session-facts.tsx';
import { sessionReads } from './session-pages.ts';

/** Checks the form with the sentences of the contract; the next session's local time becomes a moment. */
const Completion = z
  .custom<{ feedback: string; notes: string; next: string }>()
  .transform(({ feedback, notes, next }): z.input<typeof SessionCompletion> => {
    const [date = '', time = ''] = next.split('T');
    const moment = momentOf({ date, time: time.slice(0, 5) }, ownTimeZone());
    return { feedback, notes, nextSessionDate: moment === null ? null : new Date(moment).toISOString() };
  })
  .pipe(SessionCompletion);

/** Feedback may wait: the list reminds of it. */
export function CompleteDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const formId = useId();
  const form = useForm<z.input<typeof Completion>, unknown, z.output<typeof Completion>>({
    defaultValues: { feedback: '', notes: session.notes ?? '', next: '' },
    resolver: zodResolver(Completion),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const complete = useCall(endpoints.completeSession, {
    refreshes: sessionReads,
    onSuccess: () => {
      toast({ title: 'Session completed', description: 'Your players are told.', tone: 'success' });
      onDone();
    },
    onError: (error) => showFormErrors(error, form),
  });
  const submit = form.handleSubmit((sent) => {
    if (!complete.isPending) complete.mutate({ params: { sessionId: session.id }, body: sent });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Complete this session"
      description={`“${session.title}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={complete.isPending} busyLabel="Saving...">
            Complete
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextAreaField
          {...form.register('feedback')}
          id={`${formId}-feedback`}
          label="Feedback"
          help="What went well, and what to take along. All players of the session read it; you can also write it later."
          error={errors.feedback?.message}
          optional
        />
        <TextAreaField
          {...form.register('notes')}
          id={`${formId}-notes`}
          label="Notes for the players"
          error={errors.notes?.message}
          optional
        />
        <TextField
          {...form.register('next')}
          id={`${formId}-next`}
          label="Next session"
          type="datetime-local"
          help="Shown on the players' card; it books nothing."
          optional
        />
      </form>
    </Dialog>
  );
}
