// Registration with email and password.

import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Registration } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { pairTokenIn } from '#domain/videos/pairs/pair-links.ts';
import { usePasswordStrength } from '#web/lib/forms/password-strength.ts';
import type { FieldOf } from '#web/lib/forms/use-endpoint-form.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { DpfRankingField } from '#web/ui/fields/dpf-ranking-field.tsx';
import { CheckboxField, PasswordField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';
import { PasswordStrengthMeter } from '#web/ui/fields/password-strength.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { GoogleButton } from '../google-button.tsx';
import { forgetEmail, keepEmail, typedEmail } from '../visitor-drafts.ts';
import { ConsentText } from './consent-text.tsx';
import { HaveClubCode, JoiningClubNote, useJoiningClub } from './joining-club.tsx';
import { PlayingLevelField } from './level-fields.tsx';

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

/** Without passwords and consent; the email address is kept by `visitor-drafts`. */
const kept = {
  name: 'registration',
  only: ['firstName', 'lastName', 'country', 'currentLevel', 'dpfRanking'],
} as const;

export interface RegisterFormProps {
  /** Code of the club whose invitation link was followed. */
  clubCode: string | undefined;
  onClubCode: (code: string) => void;
  /** Path to open afterwards, such as a pair invitation. */
  returnTo: string | undefined;
  /** How often the person came back to correct the address. */
  corrections: number;
  /** Gets the address of the new account. */
  onRegistered: (email: string) => void;
}

/**
 * Creates a player account, with Google or with an email address. Submitting needs consent and both passwords
 * (docs/product.md#accounts). What is typed survives switching tabs and reloading.
 */
export function RegisterForm({ clubCode, onClubCode, returnTo, corrections, onRegistered }: RegisterFormProps) {
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
        // Only Danish players are asked; for others the hidden field holds just its default.
        ...(body.country === 'DK' && { currentLevel }),
        clubCode: club.code,
        pairToken: pairTokenIn(returnTo) ?? undefined,
        ...(corrections > 0 && { correctsAddress: true }),
      },
    }),
    onSuccess: ({ message }, { body }) => {
      toast({ title: t`Account Created!`, description: message, tone: 'success' });
      forgetEmail();
      onRegistered(body.email);
    },
    failure: { title: t`Registration Failed`, fallback: t`Registration failed` },
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
      {/* First, because it applies to both ways of registering. */}
      <JoiningClubNote club={club} />
      <HaveClubCode code={clubCode} state={club.state} onTyped={onClubCode} />
      <GoogleButton returnTo={returnTo} club={club.code}>
        {t`Sign up with Google`}
      </GoogleButton>
      {/* No "Draft restored" hint when switching between two tabs of one screen. */}
      <Form form={{ ...creation, draft: undefined }}>
        <NameFields field={field} />
        <TextField
          {...field('email', { onChange: ({ target }) => keepEmail(target.value) })}
          label={t`Email`}
          type="email"
          autoComplete="email"
        />
        <CountryField
          {...mark('country')}
          value={country.field.value}
          onChange={(code) => {
            country.field.onChange(code);
            // Another country has another scale, so the level is reset (docs/product.md#accounts).
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
            label={t`Password`}
            help={t`At least 6 characters.`}
            autoComplete="new-password"
          />
          <div className="-mt-5 sm:order-last sm:col-span-2 sm:-mt-3">
            <PasswordStrengthMeter strength={strength} />
          </div>
          <PasswordField {...field('confirmPassword')} label={t`Confirm password`} autoComplete="new-password" />
        </div>
        <CheckboxField {...field('consentToDataProcessing')} label={<ConsentText />} />
        <SubmitButton waitsFor={missing(...needed)} busy={creation.isPending} busyLabel={t`Creating Account...`}>
          {t`Create Account`}
        </SubmitButton>
      </Form>
    </>
  );
}

/** What is still to do before the form can be sent, or null. */
function missing(hasConsented: boolean, password: string, confirmation: string): string | null {
  if (!password || !confirmation) return t`Type your password in both fields first.`;
  return hasConsented ? null : t`Tick the box above to give your consent.`;
}

interface DanishLevelFieldsProps {
  field: FieldOf<'currentLevel' | 'dpfRanking'>;
  /** As `DpfRankingField` has them. */
  typed: string;
  onNone: () => void;
}

/** The player's own estimate on the DPF scale, and the ranking number for those who have one. */
function DanishLevelFields({ field, ...ranking }: DanishLevelFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlayingLevelField {...field('currentLevel')} label={t`Current playing level (DPF)`} />
      <DpfRankingField {...field('dpfRanking')} {...ranking} />
    </div>
  );
}
