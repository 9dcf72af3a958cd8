// The form that creates the first administrator.

import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FirstAdministrator } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { FormErrors, PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

/** Asks for the setup code and the administrator's account; leads to the sign-in screen. */
export function AdminSetupForm() {
  const navigate = useNavigate();
  const form = useForm<z.input<typeof FirstAdministrator>, unknown, z.output<typeof FirstAdministrator>>({
    resolver: zodResolver(FirstAdministrator),
    defaultValues: { setupCode: '', email: '', firstName: '', lastName: '', country: '', password: '' },
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, formState } = form;
  const { errors } = formState;
  const country = useController({ control, name: 'country' });
  const create = useCall(endpoints.createFirstAdministrator, {
    onSuccess: ({ message }) => {
      toast({ title: 'Setup is done', description: message, tone: 'success' });
      void navigate({ to: '/auth', search: { tab: 'login' }, replace: true });
    },
    onError: (error) => {
      failureToast('Setup failed', error, 'The account could not be created. Please try again.');
      const isWrongCode = error instanceof ApiError && error.code === 'wrong_setup_code';
      if (isWrongCode) form.setError('setupCode', { type: 'server', message: error.sentence });
      else showFormErrors(error, form);
    },
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => create.mutate({ body }))}>
      <FormErrors errors={errorList(errors, 'setup')} />
      <TextField
        {...register('setupCode')}
        id="setup-setupCode"
        label="Setup code"
        help="The server printed it when it started."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.setupCode?.message}
      />
      <NameFields form="setup" firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
      <TextField
        {...register('email')}
        id="setup-email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <CountryField
        id="setup-country"
        value={country.field.value}
        onChange={country.field.onChange}
        error={errors.country?.message}
      />
      <PasswordField
        {...register('password')}
        id="setup-password"
        label="Password"
        help="At least 6 characters. A long sentence is best for this account."
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" busy={create.isPending} busyLabel="Creating Account...">
        Create administrator
      </Button>
    </form>
  );
}
