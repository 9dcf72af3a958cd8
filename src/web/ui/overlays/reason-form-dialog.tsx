// Asks why before something is refused to somebody or done to them.

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reason } from '#contract/fields.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors, TextAreaField } from '#web/ui/fields/field.tsx';
import { DialogSheet } from './dialog-sheet.tsx';

const schema = z.object({ reason });

export interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens then. */
  description: ReactNode;
  /** Who reads the reason. */
  help: string;
  /** The verb of the action, e.g. "Suspend account". */
  confirmLabel: string;
  /** Does it. The dialog closes when it is done; what it throws is shown, and nothing typed is lost. */
  onConfirm: (reason: string) => Promise<unknown>;
}

/** A dialog with one field, the reason, which may not be empty. */
export function ReasonFormDialog(props: ReasonDialogProps) {
  const { open, onOpenChange, title, description, help, confirmLabel, onConfirm } = props;
  const formId = useId();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' }, shouldFocusError: false });
  const { errors, isSubmitting } = form.formState;
  const confirm = form.handleSubmit(async (typed) => {
    try {
      await onConfirm(typed.reason);
      onOpenChange(false);
      form.reset();
    } catch (error) {
      showFormErrors(error, form);
    }
  });
  return (
    <DialogSheet
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isSubmitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={confirm}>
        <FormErrors errors={errorList(errors, formId)} />
        <TextAreaField
          {...form.register('reason')}
          id={`${formId}-reason`}
          label="Reason"
          help={`${help} Up to 500 characters.`}
          error={errors.reason?.message}
        />
      </form>
    </DialogSheet>
  );
}
