// The form that creates the first administrator.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useController } from 'react-hook-form';
import { FirstAdministrator } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

/** Asks for the setup code and the administrator's account; leads to the sign-in screen. */
export function AdminSetupForm() {
  const navigate = useNavigate();
  const form = useSchemaForm(
    FirstAdministrator,
    { setupCode: '', email: '', firstName: '', lastName: '', country: '', password: '' },
    { notKept: 'filled in once, with a code and a password' },
  );
  const country = useController({ control: form.control, name: 'country' });
  const { field, mark, ...creation } = useEndpointForm(form, endpoints.createFirstAdministrator, {
    id: 'setup',
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => {
      toast({ title: t`Setup is done`, description: message, tone: 'success' });
      void navigate({ to: '/auth', search: { tab: 'login' }, replace: true });
    },
    onFailure: (error) => {
      failureToast(t`Setup failed`, error, t`The account could not be created. Please try again.`);
      const isWrongCode = error instanceof ApiError && error.code === 'wrong_setup_code';
      if (isWrongCode) form.setError('setupCode', { type: 'server', message: error.sentence });
      return isWrongCode;
    },
  });

  return (
    <Form form={creation}>
      <TextField
        {...field('setupCode')}
        label={t`Setup code`}
        help={t`The server printed it when it started.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NameFields field={field} />
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="username" />
      <CountryField {...mark('country')} value={country.field.value} onChange={country.field.onChange} />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        help={t`At least 6 characters. A long sentence is best for this account.`}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" busy={creation.isPending} busyLabel={t`Creating Account...`}>
        {t`Create administrator`}
      </Button>
    </Form>
  );
}
