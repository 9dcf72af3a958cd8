// Asking for a link to set a new password.

import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ForgotPasswordDialogProps {
  /** What was typed on the sign-in form so far. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the address and has a link mailed to it; closes once that is done (docs/product.md#accounts). */
export function ForgotPasswordDialog({ email, open, onOpenChange }: ForgotPasswordDialogProps) {
  const form = useForm({ values: { email }, shouldFocusError: false });
  const { errors } = form.formState;
  const send = useCall(endpoints.forgotPassword, {
    onSuccess: ({ message }) => {
      toast({ title: 'Reset Email Sent', description: message, tone: 'success' });
      close();
    },
    onError: (error) => {
      formFailure('Reset Failed', error, 'Failed to send reset email', form);
    },
  });
  const close = () => {
    onOpenChange(false);
    // Opened again, it starts from the sign-in form once more.
    form.reset({ email });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      size="sm"
      title="Forgot your password?"
      description="We email you a link to set a new one. It works once, for 1 hour."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="forgot-password" busy={send.isPending} busyLabel="Sending...">
            Send reset link
          </Button>
        </>
      }
    >
      <form
        id="forgot-password"
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit((body) => send.mutate({ body }))}
      >
        <FormErrors errors={errorList(errors, 'forgot-password')} />
        <TextField
          {...form.register('email', { required: 'Please enter your email address.' })}
          id="forgot-password-email"
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
        />
      </form>
    </Dialog>
  );
}
