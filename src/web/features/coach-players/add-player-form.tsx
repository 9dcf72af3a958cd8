// The form with which a coach asks somebody by e-mail.

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { NewPlayer } from '#contract/coaching/connections.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { FormErrors, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

const formId = 'add-player';

/** Address, name, country and a few words. It is empty again after each request; the country stays. */
export function AddPlayerForm() {
  const user = useCurrentUser();
  const empty = { email: '', firstName: '', lastName: '', country: user.country, message: '' };
  const form = useForm<z.input<typeof NewPlayer>, unknown, NewPlayer>({
    resolver: zodResolver(NewPlayer),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  const country = useController({ control, name: 'country' });
  const add = useCall(endpoints.addPlayer, {
    onSuccess: ({ message }, { body }) => {
      toast({ title: 'Request sent', description: message, tone: 'success' });
      reset({ ...empty, country: body.country });
      document.getElementById(`${formId}-email`)?.focus();
    },
    onError: (error) => showFormErrors(error, form),
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => add.mutate({ body }))}>
      <FormErrors errors={errorList(errors, formId)} />
      <TextField
        {...register('email')}
        id={`${formId}-email`}
        label="Email"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
      />
      <NameFields
        form={formId}
        firstName={register('firstName')}
        lastName={register('lastName')}
        errors={errors}
        isOther
      />
      <CountryField
        id={`${formId}-country`}
        value={country.field.value}
        onChange={country.field.onChange}
        error={errors.country?.message}
      />
      <TextAreaField
        {...register('message')}
        id={`${formId}-message`}
        label="Message"
        optional
        help={`Shown with your request. Up to ${maxRequestLength} characters.`}
        error={errors.message?.message}
      />
      <p className="text-sm text-ink-muted">
        Name and country are for the invitation of somebody new; a player who has an account keeps their own.
      </p>
      <Button type="submit" size="lg" className="sm:w-fit" busy={add.isPending} busyLabel="Sending...">
        Send request
      </Button>
    </form>
  );
}
