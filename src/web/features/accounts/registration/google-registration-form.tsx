// What Google does not know of a new player, and the consent.

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type GoogleProfile, GoogleRegistration } from '#contract/accounts/google.ts';
import { endpoints } from '#contract/endpoints.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { CheckboxField, FormErrors } from '#web/ui/fields/field.tsx';
import { GoogleLink } from '../google-button.tsx';
import { ConsentText } from './consent-text.tsx';
import { DpfRankingField, PlayingLevelField, readRanking } from './level-fields.tsx';

type Form = z.input<typeof GoogleRegistration>;

interface GoogleRegistrationFormProps {
  profile: GoogleProfile;
  /** The account is there and waits for approval. */
  onPending: () => void;
}

/** Creates the account; who needs no approval is signed in by it and goes to the start. */
export function GoogleRegistrationForm({ profile, onPending }: GoogleRegistrationFormProps) {
  const form = useForm<Form, unknown, GoogleRegistration>({
    resolver: zodResolver(GoogleRegistration),
    defaultValues: { country: '', currentLevel: '1.0', dpfRanking: null },
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  const country = useController({ control, name: 'country' });

  const create = useCall(endpoints.completeGoogleRegistration, {
    onSuccess: ({ message, signedIn }) => {
      const description = signedIn ? message : 'Your account has been created and is pending approval.';
      toast({ title: 'Registration Complete!', description, tone: 'success' });
      if (signedIn) browserNavigation.goTo('/');
      else onPending();
    },
    onError: (error) => {
      formFailure('Registration Failed', error, 'Something went wrong. Please try again.', form);
    },
  });
  const isOver = create.error instanceof ApiError && create.error.code === 'google_profile_missing';

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => create.mutate({ body: { ...values, ...profile } }), askForConsent)}
    >
      <FormErrors errors={errorList(errors, 'google')} />
      {isOver && <GoogleLink>Sign up with Google</GoogleLink>}
      <CountryField
        id="google-country"
        value={country.field.value}
        error={errors.country?.message}
        onChange={(code) => {
          country.field.onChange(code);
          // Another country has another scale: what was said for the last one does not hold (docs/product.md#accounts).
          setValue('currentLevel', '1.0');
          setValue('dpfRanking', null);
        }}
      />
      <PlayingLevelField
        {...register('currentLevel')}
        id="google-currentLevel"
        label="Current playing level"
        error={errors.currentLevel?.message}
      />
      {country.field.value === 'DK' && (
        <DpfRankingField
          {...register('dpfRanking', readRanking)}
          id="google-dpfRanking"
          error={errors.dpfRanking?.message}
        />
      )}
      <CheckboxField
        {...register('consentToDataProcessing')}
        id="google-consentToDataProcessing"
        label={<ConsentText />}
        error={errors.consentToDataProcessing?.message}
      />
      <Button type="submit" size="lg" busy={create.isPending || create.isSuccess} busyLabel="Creating Account...">
        Complete Registration
      </Button>
    </form>
  );
}

/** Fixed word for word (docs/product.md#accounts). */
function askForConsent(errors: FieldErrors<Form>): void {
  if (errors.consentToDataProcessing === undefined) return;
  toast({
    title: 'Consent Required',
    description: 'You must consent to data processing to continue.',
    tone: 'danger',
  });
}
