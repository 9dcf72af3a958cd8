// Registration with e-mail and password.

import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitHandler, useController, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Registration } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { forgetFormDraft, readFormDraft, useFormDraft } from '#web/lib/forms/form-draft.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { CheckboxField, FormErrors, PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';
import { GoogleButton } from '../google-button.tsx';
import { emailDraft, registrationDraft } from '../visitor-drafts.ts';
import { ConsentText } from './consent-text.tsx';
import { DanishLevelFields } from './danish-level-fields.tsx';
import { JoiningClubNote, useJoiningClub } from './joining-club.tsx';

/** What the form holds before it is checked. */
export type RegistrationForm = z.input<typeof Registration>;

// In the order of the fields on the screen.
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  currentLevel: '1.0',
  dpfRanking: null,
  password: '',
  confirmPassword: '',
} as const;

function typedBefore(): Partial<RegistrationForm> {
  const { email, ...rest } = empty;
  return {
    ...readFormDraft(emailDraft.key, { email }, emailDraft),
    ...readFormDraft(registrationDraft.key, rest, registrationDraft),
  };
}

export interface RegisterFormProps {
  /** Code of the club whose invitation link was followed. */
  clubCode: string | undefined;
  /** The account is made; takes its address. */
  onRegistered: (email: string) => void;
}

/**
 * Creates a player account, with Google or with an e-mail address. Submitting needs consent and both passwords
 * (docs/product.md#accounts). What is typed outlives a look at the other tab, and a reload.
 */
export function RegisterForm({ clubCode, onRegistered }: RegisterFormProps) {
  const club = useJoiningClub(clubCode);
  const form = useForm<RegistrationForm, unknown, Registration>({
    resolver: zodResolver(Registration),
    defaultValues: { ...empty, ...typedBefore() },
    shouldFocusError: false,
  });
  useFormDraft(form, emailDraft.key, emailDraft);
  useFormDraft(form, registrationDraft.key, registrationDraft);
  const { control, register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  const country = useController({ control, name: 'country' });
  const needed = useWatch({ control, name: ['consentToDataProcessing', 'password', 'confirmPassword'] });
  const strength = usePasswordStrength(needed[1], useWatch({ control, name: ['firstName', 'lastName', 'email'] }));

  const create = useCall(endpoints.register, {
    onSuccess: ({ message }, { body }) => {
      toast({ title: 'Account Created!', description: message, tone: 'success' });
      for (const { key, storage } of [emailDraft, registrationDraft]) forgetFormDraft(key, storage);
      onRegistered(body.email);
    },
    onError: (error) => {
      formFailure('Registration Failed', error, 'Registration failed', form);
      // The club may have changed its link while the form was filled in.
      if (error instanceof ApiError && 'clubCode' in error.fields) club.lookAgain();
    },
  });
  const submit: SubmitHandler<Registration> = (body) => create.mutate({ body: { ...body, clubCode: club.code } });

  return (
    <>
      {/* First, because it holds for both ways. */}
      <JoiningClubNote club={club} />
      <GoogleButton club={club.code}>Sign up with Google</GoogleButton>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
        <FormErrors errors={errorList(errors, 'register')} />
        <NameFields form="register" firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
        <TextField
          {...register('email')}
          id="register-email"
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <CountryField
          id="register-country"
          value={country.field.value}
          error={errors.country?.message}
          onChange={(code) => {
            country.field.onChange(code);
            // Another country has another scale: what was said for the last one does not hold (docs/product.md#accounts).
            setValue('currentLevel', '1.0');
            setValue('dpfRanking', null);
          }}
        />
        {country.field.value === 'DK' && <DanishLevelFields form={form} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...register('password')}
            id="register-password"
            label="Password"
            help="At least 6 characters."
            autoComplete="new-password"
            error={errors.password?.message}
          />
          <div className="-mt-5 sm:order-last sm:col-span-2 sm:-mt-3">
            <PasswordStrengthMeter strength={strength} />
          </div>
          <PasswordField
            {...register('confirmPassword')}
            id="register-confirmPassword"
            label="Confirm password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
          />
        </div>
        <CheckboxField
          {...register('consentToDataProcessing')}
          id="register-consentToDataProcessing"
          label={<ConsentText />}
          error={errors.consentToDataProcessing?.message}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!needed.every(Boolean)}
          busy={create.isPending}
          busyLabel="Creating Account..."
        >
          Create Account
        </Button>
      </form>
    </>
  );
}
