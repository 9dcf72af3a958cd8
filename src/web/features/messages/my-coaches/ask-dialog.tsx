// A player's request to a coach.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { NewConnection } from '#contract/people/connections.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface AskDialogProps {
  coachId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what the coach will see, and takes a message. */
export function AskDialog({ coachId, name, open, onOpenChange }: AskDialogProps) {
  const form = useSchemaForm(NewConnection, { coachId, message: '' }, `connection:${coachId}`);
  const { field, ...request } = useEndpointForm(form, endpoints.requestConnection, {
    id: useId(),
    sent: (body) => ({ body }),
    onSuccess: ({ status }) => {
      toast({
        title: status === 'active' ? t`You are connected` : t`Request sent`,
        description: status === 'active' ? t`${{ name }} is now your coach.` : t`${{ name }} will answer here.`,
        tone: 'success',
      });
      onOpenChange(false);
      form.reset({ coachId, message: '' });
    },
  });
  return (
    <FormDialog
      form={request}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Ask ${{ name }}`}
      description={t`If the coach accepts, they can see your videos, ratings, goals and sessions.`}
      submitLabel={t`Send request`}
    >
      <TextAreaField
        {...field('message')}
        label={t`Message`}
        optional
        help={t`What you want to work on. Up to ${{ limit: maxRequestLength }} characters.`}
      />
    </FormDialog>
  );
}
