// Changing the password.

import { type SubmitHandler, useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { passwordLength } from '#contract/fields.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, PasswordField } from '#web/ui/fields/field.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';

const empty = { currentPassword: '', newPassword: '', confirmNewPassword: '' };
type Passwords = typeof empty;

// Fixed word for word (docs/product.md#accounts).
const mismatch = { title: 'Password mismatch', description: "New passwords don't match." };
const tooShort = { title: 'Password too short', description: 'Password must be at least 6 characters long.' };

/** The current password and twice the new one; all other sessions end (docs/product.md#signing-in). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email, firstName, lastName } = useCurrentUser();
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const strength = usePasswordStrength(newPassword, [firstName, lastName, email]);

  const change = useCall(endpoints.changePassword, {
    onSuccess: ({ message }) => {
      toast({ title: 'Password changed', description: message, tone: 'success' });
      onChanged();
    },
    onError: (error) => {
      formFailure('Password change failed', error, 'Failed to change password.', form);
    },
  });

  const submit: SubmitHandler<Passwords> = (body) => {
    const refuse = (field: keyof Passwords, { title, description }: typeof mismatch) => {
      toast({ title, description, tone: 'danger' });
      setError(field, { type: 'validate', message: description });
    };
    if (body.newPassword !== body.confirmNewPassword) refuse('confirmNewPassword', mismatch);
    else if ([...body.newPassword].length < passwordLength.min) refuse('newPassword', tooShort);
    else change.mutate({ body });
  };

  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={handleSubmit(submit)}>
      <FormErrors errors={errorList(errors, 'change-password')} />
      {/* Tells password managers whose password it is. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('currentPassword', { required: 'Please enter your current password.' })}
        id="change-password-currentPassword"
        label="Current password"
        autoComplete="current-password"
        required
        autoFocus
        error={errors.currentPassword?.message}
      />
      <div>
        <PasswordField
          {...register('newPassword', { required: 'Please enter a new password.' })}
          id="change-password-newPassword"
          label="New password"
          help={`At least ${passwordLength.min} characters.`}
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
          error={errors.newPassword?.message}
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        {...register('confirmNewPassword', { required: 'Please enter the new password once more.' })}
        id="change-password-confirmNewPassword"
        label="Confirm new password"
        autoComplete="new-password"
        required
        minLength={passwordLength.min}
        error={errors.confirmNewPassword?.message}
      />
      <Button type="submit" className="justify-self-start" busy={change.isPending} busyLabel="Changing...">
        Change Password
      </Button>
    </form>
  );
}
