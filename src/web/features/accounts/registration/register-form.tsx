// Registration with e-mail and password.

import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Registration } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { pairTokenIn } from '#domain/videos/pairs/pair-links.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { CheckboxField, PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';
import { GoogleButton } from '../google-button.tsx';
import { forgetEmail, keepEmail, typedEmail } from '../visitor-drafts.ts';
import { ConsentText } from './consent-text.tsx';
import { DanishLevelFields } from './danish-level-fields.tsx';
import { JoiningClubNote, useJoiningClub } from './joining-club.tsx';

// In the order of the fields on the screen.
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  currentLevel: '1.0',
  dpfRanking: '',
  password: '',
  confirmPassword: '',
} as const;

/** Neither passwords nor consent; the address is kept for signing in as well. */
const kept = {
  name: 'registration',
  only: ['firstName', 'lastName', 'country', 'currentLevel', 'dpfRanking'],
} as const;

export interface RegisterFormProps {
  /** Code of the club whose invitation link was followed. */
  clubCode: string | undefined;
  /** Where someone was going who has to register first: an invitation waits for them there. */
  returnTo: string | undefined;
  /** How often the address of the registration just made was to be corrected. */
  corrections: number;
  /** The account is made; takes its address. */
  onRegistered: (email: string) => void;
}

/**
 * Creates a player account, with Google or with an e-mail address. Submitting needs consent and both passwords
 * (docs/product.md#accounts). What is typed outlives a look at the other tab, and a reload.
 */
export function RegisterForm({ clubCode, returnTo, corrections, onRegistered }: RegisterFormProps) {
  const club = useJoiningClub(clubCode);
  const [email] = useState(typedEmail);
  const form = useNumbersForm(Registration, { dpfRanking: dpfRankingRange }, { ...empty, email }, kept);
  const { control, setFocus, setValue } = form;
  const country = useController({ control, name: 'country' });
  const needed = useWatch({ control, name: ['consentToDataProcessing', 'password', 'confirmPassword'] });
  const ranking = useWatch({ control, name: 'dpfRanking' });
  const strength = usePasswordStrength(needed[1], useWatch({ control, name: ['firstName', 'lastName', 'email'] }));

  const { field, mark, ...creation } = useEndpointForm(form, endpoints.register, {
    id: 'register',
    sent: ({ currentLevel, ...body }) => ({
      body: {
        ...body,
        // Only Danes are asked: nobody else has stated what the hidden field holds.
        ...(body.country === 'DK' && { currentLevel }),
        clubCode: club.code,
        pairToken: pairTokenIn(returnTo) ?? undefined,
        ...(corrections > 0 && { correctsAddress: true }),
      },
    }),
    onSuccess: ({ message }, { body }) => {
      toast({ title: 'Account Created!', description: message, tone: 'success' });
      forgetEmail();
      onRegistered(body.email);
    },
    failure: { title: 'Registration Failed', fallback: 'Registration failed' },
    onFailure: (error) => {
      // The club may have changed its link while the form was filled in.
      if (error instanceof ApiError && 'clubCode' in error.fields) club.lookAgain();
    },
  });

  useEffect(() => {
    if (corrections > 0) setFocus('email', { shouldSelect: true });
  }, [corrections, setFocus]);

  return (
    <>
      {/* First, because it holds for both ways. */}
      <JoiningClubNote club={club} />
      <GoogleButton returnTo={returnTo} club={club.code}>
        Sign up with Google
      </GoogleButton>
      {/* Between two tabs of one screen nobody needs to be told that it is still there. */}
      <Form form={{ ...creation, draft: undefined }}>
        <NameFields field={field} />
        <TextField
          {...field('email', { onChange: ({ target }) => keepEmail(target.value) })}
          label="Email"
          type="email"
          autoComplete="email"
        />
        <CountryField
          {...mark('country')}
          value={country.field.value}
          onChange={(code) => {
            country.field.onChange(code);
            // Another country has another scale: what was said for the last one does not hold (docs/product.md#accounts).
            setValue('currentLevel', '1.0');
            setValue('dpfRanking', '');
          }}
        />
        {country.field.value === 'DK' && (
          <DanishLevelFields
            field={field}
            typed={ranking}
            onNone={() => setValue('dpfRanking', '', { shouldDirty: true })}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            {...field('password')}
            label="Password"
            help="At least 6 characters."
            autoComplete="new-password"
          />
          <div className="-mt-5 sm:order-last sm:col-span-2 sm:-mt-3">
            <PasswordStrengthMeter strength={strength} />
          </div>
          <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        </div>
        <CheckboxField {...field('consentToDataProcessing')} label={<ConsentText />} />
        <Button
          type="submit"
          size="lg"
          disabled={!needed.every(Boolean)}
          busy={creation.isPending}
          busyLabel="Creating Account..."
        >
          Create Account
        </Button>
      </Form>
    </>
  );
}
