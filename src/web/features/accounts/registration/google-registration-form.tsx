// Asks for what Google does not know of a new player, and for consent.

import { t } from '@lingui/core/macro';
import { type FieldErrors, useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { type GoogleProfile, GoogleRegistration } from '#contract/accounts/google.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import type { Typed } from '#web/lib/forms/typed-numbers.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { DpfRankingField } from '#web/ui/fields/dpf-ranking-field.tsx';
import { CheckboxField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { GoogleLink } from '../google-button.tsx';
import { ConsentText } from './consent-text.tsx';
import { PlayingLevelField } from './level-fields.tsx';

interface GoogleRegistrationFormProps {
  profile: GoogleProfile;
  /** The account was created and waits for approval. */
  onPending: () => void;
}

/** Creates the account; people who need no approval are signed in and go to the home page. */
export function GoogleRegistrationForm({ profile, onPending }: GoogleRegistrationFormProps) {
  const form = useNumbersForm(
    GoogleRegistration,
    { dpfRanking: dpfRankingRange },
    { country: '', currentLevel: '1.0', dpfRanking: '' },
    { notKept: 'three choices' },
  );
  const country = useController({ control: form.control, name: 'country' });
  const ranking = useWatch({ control: form.control, name: 'dpfRanking' });

  const { field, mark, sending, ...creation } = useEndpointForm(form, endpoints.completeGoogleRegistration, {
    id: 'google',
    onInvalid: askForConsent,
    sent: (values) => ({ body: { ...values, ...profile } }),
    onSuccess: ({ message, signedIn }) => {
      const description = signedIn ? message : t`Your account has been created and is pending approval.`;
      toast({ title: t`Registration Complete!`, description, tone: 'success' });
      if (signedIn) browserNavigation.goTo('/');
      else onPending();
    },
    failure: { title: t`Registration Failed`, fallback: t`Something went wrong. Please try again.` },
  });
  const isOver = sending.error instanceof ApiError && sending.error.code === 'google_profile_missing';

  return (
    <Form form={creation}>
      {isOver && <GoogleLink>{t`Sign up with Google`}</GoogleLink>}
      <CountryField
        {...mark('country')}
        value={country.field.value}
        onChange={(code) => {
          country.field.onChange(code);
          // Another country has another scale, so the level is reset (docs/product.md#accounts).
          form.setValue('currentLevel', '1.0');
          form.setValue('dpfRanking', '');
        }}
      />
      <PlayingLevelField {...field('currentLevel')} label={t`Current playing level`} />
      {country.field.value === 'DK' && (
        <DpfRankingField
          {...field('dpfRanking')}
          typed={ranking}
          onNone={() => form.setValue('dpfRanking', '', { shouldDirty: true })}
        />
      )}
      <CheckboxField {...field('consentToDataProcessing')} label={<ConsentText />} />
      <Button type="submit" size="lg" busy={creation.isPending || sending.isSuccess} busyLabel={t`Creating Account...`}>
        {t`Complete Registration`}
      </Button>
    </Form>
  );
}

/** Fixed word for word (docs/product.md#accounts). */
function askForConsent(errors: FieldErrors<Typed<z.input<typeof GoogleRegistration>, 'dpfRanking'>>): void {
  if (errors.consentToDataProcessing === undefined) return;
  toast({
    title: t`Consent Required`,
    description: t`You must consent to data processing to continue.`,
    tone: 'danger',
  });
}
