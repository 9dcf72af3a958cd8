// The form for editing a profile.

import { t } from '@lingui/core/macro';
import { useController, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ProfileChange } from '#contract/people/profile.ts';
import { languageNames } from '#domain/language/languages.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { chooseLanguage } from '#web/lib/choose-language.ts';
import { useHasDraft } from '#web/lib/forms/form-draft.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { isForeignTo, languagesToChoose } from '#web/lib/language.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { DpfRankingField } from '#web/ui/fields/dpf-ranking-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

interface EditProfileFormProps {
  user: CurrentUser;
  /** Whether to focus the first field, when just opened. */
  takesFocus: boolean;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

const formId = 'profile';

/** Whether there are unsaved changes, e.g. from before switching tabs. */
export function useHasProfileDraft(user: CurrentUser): boolean {
  return useHasDraft(formId, valuesOf(user));
}

function valuesOf({ firstName, lastName, country, dpfRanking, language }: CurrentUser) {
  const values = { firstName, lastName, country, dpfRanking: String(dpfRanking ?? '') };
  return languagesToChoose().length > 1 ? { ...values, language } : values;
}

/**
 * First name, last name, country, in Denmark the DPF ranking, and the language if there are several (docs/product.md#people). Unsaved
 * changes are kept as a draft.
 */
export function EditProfileForm({ user, takesFocus, onDone }: EditProfileFormProps) {
  const saved = valuesOf(user);
  const form = useNumbersForm(ProfileChange, { dpfRanking: dpfRankingRange }, saved, formId);
  const { control, setValue } = form;
  const { field: chosen } = useController({ control, name: 'country' });
  const ranking = useWatch({ control, name: 'dpfRanking' });

  const { field, mark, ...saving } = useEndpointForm(form, endpoints.updateProfile, {
    id: formId,
    sent: (body) => ({ params: { id: user.id }, body }),
    onSuccess: async (profile) => {
      if (isForeignTo(profile)) await chooseLanguage(profile.language);
      toast({
        title: t`Profile updated`,
        description: t`Your profile has been updated successfully.`,
        tone: 'success',
      });
      onDone();
    },
    failure: { title: t`Update failed`, fallback: t`Failed to update profile.` },
  });

  return (
    <Form form={saving}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={t`First name`} autoComplete="given-name" autoFocus={takesFocus} />
        <TextField {...field('lastName')} label={t`Last name`} autoComplete="family-name" />
        <CountryField
          {...mark('country')}
          value={chosen.value ?? ''}
          onChange={(code) => {
            chosen.onChange(code);
            // Another country has no DPF ranking (docs/product.md#accounts).
            setValue('dpfRanking', code === saved.country ? saved.dpfRanking : '');
          }}
        />
        {chosen.value === 'DK' && (
          <DpfRankingField
            {...field('dpfRanking')}
            typed={ranking}
            onNone={() => setValue('dpfRanking', '', { shouldDirty: true })}
          />
        )}
        {languagesToChoose().length > 1 && (
          <SelectField
            {...field('language')}
            label={t`Language`}
            options={languagesToChoose().map((code) => ({ value: code, label: languageNames[code] }))}
            help={t`For every screen, and for what we send you.`}
          />
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {t`Your email address (${{ email: user.email }}) and account type (${{ role: roleLabel(user.role) }}) cannot be changed here.`}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            if (saving.isPending) return;
            form.draft.discard();
            onDone();
          }}
        >
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={saving.isPending} busyLabel={t`Saving...`}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  );
}
