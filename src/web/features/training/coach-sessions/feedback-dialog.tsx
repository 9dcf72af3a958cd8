// Adding or editing feedback on a completed session.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { SessionFeedback } from '#contract/training/coach-sessions.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { OpenSession } from './session-facts.tsx';

export function FeedbackDialog({ session, onDone }: { session: OpenSession; onDone: () => void }) {
  const form = useSchemaForm(
    SessionFeedback,
    { feedback: session.coachCompletionNotes ?? '' },
    `feedback:${session.id}`,
  );
  const { field, ...feedback } = useEndpointForm(form, endpoints.giveSessionFeedback, {
    id: useId(),
    sent: (body) => ({ params: { sessionId: session.id }, body }),
    onSuccess: () => {
      toast({ title: t`Feedback saved`, tone: 'success' });
      onDone();
    },
  });
  return (
    <FormDialog
      form={feedback}
      open
      onOpenChange={(open) => !open && onDone()}
      title={t`Feedback`}
      description={t`“${{ title: session.title }}”`}
      cancelLabel={t`Back`}
      submitLabel={t`Save feedback`}
      busyLabel={t`Saving...`}
    >
      <TextAreaField
        {...field('feedback')}
        label={t`Feedback`}
        rows={6}
        help={t`Everyone in the session can read it.`}
      />
    </FormDialog>
  );
}
