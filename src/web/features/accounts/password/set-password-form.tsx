// The form that sets a password with an emailed link.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { resetTokenStart } from '#contract/accounts/passwords.ts';
import { endpoints } from '#contract/endpoints.ts';
import { passwordLength } from '#contract/fields.ts';
import type { LevelValue } from '#domain/levels/levels.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { PlayingLevelField } from '../registration/level-fields.tsx';
import { PrivacyPolicyLink } from '../registration/privacy-policy-link.tsx';

interface SetPasswordFormProps {
  token: string;
  /** Gets the server's message once the password is set. */
  onSet: (message: string) => void;
  /** Whether to ask an invited player for their level, which is optional. */
  asksLevel: boolean;
  /** The link has been used or has expired. */
  onLinkRefused: () => void;
}

interface SetPasswordValues {
  password: string;
  confirmPassword: string;
  /** Blank when the player does not say. */
  currentLevel: LevelValue | '';
}

/** Two passwords that must match (docs/product.md#accounts). */
export function SetPasswordForm({ token, asksLevel, onSet, onLinkRefused }: SetPasswordFormProps) {
  const form = useForm<SetPasswordValues>({
    defaultValues: { password: '', confirmPassword: '', currentLevel: '' },
    shouldFocusError: false,
  });
  const { errors, touchedFields } = form.formState;
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });
  const tooShort = passwordFault(password);
  const strength = usePasswordStrength(password);
  const mismatch = confirmationFault(password, confirmation);
  // Errors show only once a field is left, or can no longer become right.
  const showsTooShort = password !== '' && (touchedFields.password || confirmation !== '');
  const showsMismatch = confirmation !== '' && (touchedFields.confirmPassword || !password.startsWith(confirmation));

  const { field, ...setting } = useEndpointForm(form, endpoints.setPassword, {
    id: 'set-password',
    sent: ({ currentLevel, ...passwords }) => ({
      body: { token, ...passwords, ...(currentLevel !== '' && { currentLevel }) },
    }),
    onSuccess: ({ message }) => onSet(message),
    failure: { title: t`Failed to Set Password`, fallback: t`Failed to set password` },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_link') onLinkRefused();
    },
  });

  return (
    <Form form={setting}>
      {/* A live region, because the disabled button cannot lead to these errors. */}
      <div aria-live="polite" className="grid gap-5">
        <div>
          <PasswordField
            {...field('password')}
            label={t`New password`}
            help={t`At least 6 characters.`}
            autoComplete="new-password"
            error={(showsTooShort && tooShort) || errors.password?.message}
          />
          <PasswordStrengthMeter strength={strength} />
        </div>
        <PasswordField
          {...field('confirmPassword')}
          label={t`Confirm new password`}
          autoComplete="new-password"
          error={(showsMismatch && mismatch) || errors.confirmPassword?.message}
        />
      </div>
      {asksLevel && (
        <PlayingLevelField {...field('currentLevel')} label={t`Current playing level (optional)`} isOptional />
      )}
      {!token.startsWith(resetTokenStart) && (
        <p className="text-sm text-ink-muted">
          <Trans>
            By setting your password you agree to the processing of your data as described in the <PrivacyPolicyLink />.
          </Trans>
        </p>
      )}
      <SubmitButton
        waitsFor={missing(password, confirmation)}
        busy={setting.isPending}
        busyLabel={t`Setting Password...`}
      >
        {t`Set Password`}
      </SubmitButton>
    </Form>
  );
}

/** What is still to do before the form can be sent, or null. */
function missing(password: string, confirmation: string): string | null {
  if (!password || !confirmation) return t`Type your new password in both fields first.`;
  if (passwordFault(password)) return t`Use at least ${{ least: passwordLength.min }} characters.`;
  return confirmationFault(password, confirmation) && t`Type the same password in both fields.`;
}

/** What is wrong with a password, or null. Counts code points, as the server does. */
function passwordFault(password: string): string | null {
  return [...password].length < passwordLength.min ? t`Password Too Short` : null;
}

/** What is wrong with its confirmation, or null. */
function confirmationFault(password: string, confirmation: string): string | null {
  return password === confirmation ? null : t`Passwords Don't Match`;
}
