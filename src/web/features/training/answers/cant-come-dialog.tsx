// Says that the player can't come, and why if they like.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { SessionReply, type TrainingSession } from '#contract/training/training.ts';
import { maxAnswerReason } from '#domain/training/session-answers.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface CantComeDialogProps {
  session: Pick<TrainingSession, 'id' | 'title' | 'sessionDate' | 'answerReason'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The reason is optional, and only the session's coach reads it. */
export function CantComeDialog({ session, open, onOpenChange }: CantComeDialogProps) {
  const { id, title, sessionDate, answerReason } = session;
  const form = useSchemaForm(
    SessionReply,
    { answer: 'cant' as const, reason: answerReason ?? '' },
    { name: `cant-come:${id}`, only: ['reason'] },
  );
  const { field, ...sent } = useEndpointForm(form, endpoints.answerSession, {
    id: useId(),
    sent: (body) => ({ params: { sessionId: id }, body: { ...body, sessionDate } }),
    onSuccess: () => {
      toast({ title: t`Your coach knows that you can’t come`, tone: 'success' });
      onOpenChange(false);
    },
    // The session may have been moved: the new time is shown.
    refreshOnFailure: true,
  });
  return (
    <FormDialog
      form={sent}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Can’t come?`}
      description={t`“${{ title }}”, ${{ moment: formatMoment(sessionDate) }}. Your place becomes free.`}
      submitLabel={t`I can’t come`}
      busyLabel={t`Sending...`}
      cancelLabel={t`Back`}
    >
      <TextAreaField
        {...field('reason')}
        label={t`Reason`}
        rows={3}
        help={t`Up to ${{ count: maxAnswerReason }} characters. Only the coach of this session reads it.`}
        optional
      />
    </FormDialog>
  );
}
