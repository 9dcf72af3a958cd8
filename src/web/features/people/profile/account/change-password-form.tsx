// Changing the password.

import { msg, t } from '@lingui/core/macro';
import { useForm, useWatch } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { passwordLength } from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
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
const mismatch = { title: msg`Password mismatch`, description: msg`New passwords don't match.` };
const tooShort = { title: msg`Password too short`, description: msg`Password must be at least 6 characters long.` };

/** Changing it ends all other sessions (docs/product.md#signing-in). */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email, firstName, lastName } = useCurrentUser();
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const { control, setError } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const strength = usePasswordStrength(newPassword, [firstName, lastName, email]);

  const refuse = (name: keyof Passwords, { title, description }: typeof mismatch) => {
    toast({ title: say(title), description: say(description), tone: 'danger' });
    setError(name, { type: 'validate', message: say(description) });
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
      toast({ title: t`Password changed`, description: message, tone: 'success' });
      onChanged();
    },
    failure: { title: t`Password change failed`, fallback: t`Failed to change password.` },
  });

  return (
    <Form form={change} className="grid max-w-md gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...field('currentPassword', { required: t`Please enter your current password.` })}
        label={t`Current password`}
        autoComplete="current-password"
        required
        autoFocus
      />
      <div>
        <PasswordField
          {...field('newPassword', { required: t`Please enter a new password.` })}
          label={t`New password`}
          help={t`At least ${{ min: passwordLength.min }} characters.`}
          autoComplete="new-password"
          required
          minLength={passwordLength.min}
        />
        <PasswordStrengthMeter strength={strength} />
      </div>
      <PasswordField
        {...field('confirmNewPassword', { required: t`Please enter the new password again.` })}
        label={t`Confirm new password`}
        autoComplete="new-password"
        required
        minLength={passwordLength.min}
      />
      <FormActions>
        <Button type="submit" busy={change.isPending} busyLabel={t`Changing...`}>
          {t`Change Password`}
        </Button>
      </FormActions>
    </Form>
  );
}
