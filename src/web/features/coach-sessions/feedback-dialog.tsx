// Feedback on a completed session, written later or rewritten.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { SessionFeedback } from '#contract/coaching/coach-sessions.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextAreaField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { OpenSession } from './session-facts.tsx';
import { sessionReads } from './session-pages.ts';

/** One field: all players of the session read what is in it. */
export function FeedbackDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const formId = useId();
  const form = useForm({
    defaultValues: { feedback: session.coachCompletionNotes ?? '' },
    resolver: zodResolver(SessionFeedback),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const give = useCall(endpoints.giveSessionFeedback, {
    refreshes: sessionReads,
    onSuccess: () => {
      toast({ title: 'Feedback saved', tone: 'success' });
      onDone();
    },
    onError: (error) => showFormErrors(error, form),
  });
  const submit = form.handleSubmit((body) => {
    if (!give.isPending) give.mutate({ params: { sessionId: session.id }, body });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Feedback"
      description={`“${session.title}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={give.isPending} busyLabel="Saving...">
            Save feedback
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextAreaField
          {...form.register('feedback')}
          id={`${formId}-feedback`}
          label="Feedback"
          rows={6}
          help="All players of the session read it."
          error={errors.feedback?.message}
        />
      </form>
    </Dialog>
  );
}
