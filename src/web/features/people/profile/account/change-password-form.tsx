// Changing the password.

import { useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { passwordLength } from '#contract/fields.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';

const empty = { currentPassword: '', newPassword: '', confirmNewPassword: '' };
type Passwords = typeof empty;

// Fixed word for word (docs/product.md#accounts).
const mismatch = { title: 'Password mismatch', description: "New passwords don't match." };
const tooShort = { title: 'Password too short', description: 'Password must be at least 6 characters long.' };

/** Changing it ends all other sessions (docs/product.md#signing-in). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email, firstName, lastName } = useCurrentUser();
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const { control, setError } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const strength = usePasswordStrength(newPassword, [firstName, lastName, email]);

  const refuse = (name: keyof Passwords, { title, description }: typeof mismatch) => {
    toast({ title, description, tone: 'danger' });
    setError(name, { type: 'validate', message: description });
    return true;
  };
  const { field, ...change } = useEndpointForm(form, endpoints.changePassword, {
    id: 'change-password',
    isRefused: (body) => {
      if (body.newPassword !== body.confirmNewPassword) return refuse('confirmNewPassword', mismatch);
      return [...body.newPassword].length < passwordLength.min && refuse('newPassword', tooShort);
    },
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => {
      toast({ title: 'Password changed', description: message, tone: 'success' });
      onChanged();
    },
    failure: { title: 'Password change failed', fallback: 'Failed to change password.' },
  });

  return (
    <Form form={change} className="grid max-w-md gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...field('currentPassword', { required: 'Please enter your current password.' })}
        label="Current password"
        autoComplete="current-password"
        required
        autoFocus
      />
      <div>
        <PasswordField
          {...field('newPassword', { required: 'Please enter a new password.' })}
          label="New password"
          help={`At least ${passwordLength.min} characters.`}
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        {...field('confirmNewPassword', { required: 'Please enter the new password again.' })}
        label="Confirm new password"
        autoComplete="new-password"
        required
        minLength={passwordLength.min}
      />
      <FormActions>
        <Button type="submit" busy={change.isPending} busyLabel="Changing...">
          Change Password
        </Button>
      </FormActions>
    </Form>
  );
}
