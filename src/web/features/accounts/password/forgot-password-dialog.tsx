// Requests a link to set a new password.

import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export interface ForgotPasswordDialogProps {
  /** What was typed on the sign-in form so far. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the address and has a link emailed to it; closes once that is done (docs/product.md#accounts). */
export function ForgotPasswordDialog({ email, open, onOpenChange }: ForgotPasswordDialogProps) {
  const form = useForm({ values: { email }, shouldFocusError: false });
  const { field, ...request } = useEndpointForm(form, endpoints.forgotPassword, {
    id: 'forgot-password',
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => {
      toast({ title: t`Reset Email Sent`, description: message, tone: 'success' });
      close();
    },
    failure: { title: t`Reset Failed`, fallback: t`Failed to send reset email` },
  });
  const close = () => {
    onOpenChange(false);
    // Reset to the sign-in form's address for the next opening.
    form.reset({ email });
  };

  return (
    <FormDialog
      form={request}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      size="sm"
      title={t`Forgot your password?`}
      description={t`We’ll email you a link to set a new one. It works once, within 1 hour.`}
      submitLabel={t`Send reset link`}
      busyLabel={t`Sending...`}
    >
      <TextField
        {...field('email', { required: t`Please enter your email address.` })}
        label={t`Email`}
        type="email"
        autoComplete="email"
      />
    </FormDialog>
  );
}
