// A player's request to a coach.

import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { NewConnection } from '#contract/coaching/connections.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextAreaField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useAsk } from './use-relationships.ts';

interface AskDialogProps {
  coachId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what the coach will see, and takes a few words. */
export function AskDialog({ coachId, name, open, onOpenChange }: AskDialogProps) {
  const formId = useId();
  const form = useForm<z.input<typeof NewConnection>, unknown, z.output<typeof NewConnection>>({
    resolver: zodResolver(NewConnection),
    defaultValues: { coachId, message: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const ask = useAsk();
  const send = form.handleSubmit(async (body) => {
    try {
      const { status } = await ask.mutateAsync({ body });
      toast({
        title: status === 'active' ? 'You are connected' : 'Request sent',
        description: status === 'active' ? `${name} is now your coach.` : `${name} gets it now and answers here.`,
        tone: 'success',
      });
      onOpenChange(false);
      form.reset();
    } catch (error) {
      showFormErrors(error, form);
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Ask ${name}`}
      description="If your request is accepted, the coach sees your videos, ratings, goals and sessions."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            Send request
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={send}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextAreaField
          {...form.register('message')}
          id={`${formId}-message`}
          label="Message"
          optional
          help={`What you want to work on. Up to ${maxRequestLength} characters.`}
          error={errors.message?.message}
        />
      </form>
    </Dialog>
  );
}
