// A dialog with a form, and its two buttons.

import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Form, type FormParts } from '#web/ui/fields/form.tsx';
import { Dialog } from './dialog.tsx';
import { dismissLabel } from './dismiss-label.ts';

interface FormDialogProps {
  form: FormParts & { isPending: boolean };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md';
  /** The verb of the action, e.g. "Send request". */
  submitLabel: string;
  /** What the button says meanwhile; the same by default. */
  busyLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  children: ReactNode;
}

/**
 * Cancels, or sends what is in the fields. The caller closes it when that is done. Its draft outlives a press of Escape or beside the
 * dialog, which may be a slip, but not the button.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, onOpenChange, submitLabel, busyLabel, danger, children, ...rest } = props;
  const { cancelLabel = dismissLabel(`${rest.title} ${submitLabel}`), ...dialog } = rest;
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              form.draft?.discard();
              onOpenChange(false);
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={danger ? 'danger' : 'primary'}
            busy={form.isPending}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={form.id} className={dialog.size === 'sm' ? 'grid gap-4' : 'grid gap-5'}>
        {children}
      </Form>
    </Dialog>
  );
}
