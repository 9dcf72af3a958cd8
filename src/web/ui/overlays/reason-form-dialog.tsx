// Asks for a reason before an action that affects someone.

import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { reason } from '#contract/fields.ts';
import { useSavingForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { FormDialog } from './form-dialog.tsx';

const schema = z.object({ reason });

export interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the draft: what is done to whom or what. */
  draft: string;
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
  const { open, onOpenChange, draft, title, description, help, confirmLabel, onConfirm } = props;
  const form = useSchemaForm(schema, { reason: '' }, `reason:${draft}`);
  const { field, ...saving } = useSavingForm(
    form,
    useId(),
    (typed) => onConfirm(typed.reason),
    () => {
      onOpenChange(false);
      form.reset({ reason: '' });
    },
  );
  return (
    <FormDialog
      form={saving}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={description}
      submitLabel={confirmLabel}
      danger
    >
      <TextAreaField {...field('reason')} label={t`Reason`} help={t`${{ help }} Up to 500 characters.`} />
    </FormDialog>
  );
}
