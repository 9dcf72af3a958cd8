// Changing one's details.

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { ProfileChange } from '#contract/accounts/profile.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { draftKey, draftOwner } from '#web/lib/drafts.ts';
import { formFailure } from '#web/lib/forms/failure-toast.ts';
import { forgetFormDraft, readFormDraft, useFormDraft } from '#web/lib/forms/form-draft.ts';
import { errorList } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { FormErrors, TextField } from '#web/ui/fields/field.tsx';

interface EditProfileFormProps {
  user: CurrentUser;
  /** Whether it has just been asked for: then the typing begins in its first field. */
  takesFocus: boolean;
  /** Saved or given up. */
  onDone: () => void;
}

const formId = 'profile';

/** Where what is typed into the form lies until it is saved or given up. */
function storedUnder(user: CurrentUser): string {
  return draftKey(draftOwner(user), formId);
}

/** Whether changes were typed and neither saved nor given up, e.g. before another tab was looked at. */
export function hasProfileDraft(user: CurrentUser): boolean {
  const { firstName, lastName, country } = user;
  const typed = readFormDraft(storedUnder(user), { firstName, lastName, country, dpfRanking: null });
  return Object.entries(typed).some(([name, value]) => value !== user[name as keyof typeof typed]);
}

/**
 * First name, last name, country and, in Denmark, the DPF ranking (docs/product.md#people). What is typed is kept until it is saved
 * or given up.
 */
export function EditProfileForm({ user, takesFocus, onDone }: EditProfileFormProps) {
  const { firstName, lastName, country, dpfRanking } = user;
  const key = storedUnder(user);
  const form = useForm<z.input<typeof ProfileChange>, unknown, ProfileChange>({
    resolver: zodResolver(ProfileChange),
    defaultValues: {
      firstName,
      lastName,
      country,
      dpfRanking,
      ...readFormDraft(key, { firstName, lastName, country, dpfRanking: null }),
    },
    shouldFocusError: false,
  });
  useFormDraft(form, key);
  const close = () => {
    forgetFormDraft(key);
    onDone();
  };
  const { control, register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  const { field: chosen } = useController({ control, name: 'country' });

  const save = useCall(endpoints.updateProfile, {
    onSuccess: () => {
      toast({
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
        tone: 'success',
      });
      close();
    },
    onError: (error) => {
      formFailure('Update failed', error, 'Failed to update profile.', form);
    },
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((body) => save.mutate({ params: { id: user.id }, body }))}
    >
      <FormErrors errors={errorList(errors, formId)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...register('firstName')}
          id={`${formId}-firstName`}
          label="First name"
          autoComplete="given-name"
          autoFocus={takesFocus}
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          id={`${formId}-lastName`}
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
        <CountryField
          id={`${formId}-country`}
          value={chosen.value ?? ''}
          onChange={(code) => {
            chosen.onChange(code);
            // Another country has no DPF ranking (docs/product.md#accounts).
            setValue('dpfRanking', code === country ? dpfRanking : null);
          }}
          error={errors.country?.message}
        />
        {chosen.value === 'DK' && (
          <TextField
            {...register('dpfRanking', { setValueAs: rankingOf })}
            id={`${formId}-dpfRanking`}
            label="DPF ranking"
            optional
            inputMode="numeric"
            placeholder="Not applicable"
            help={`${dpfRankingRange.min} to ${dpfRankingRange.max}, or empty.`}
            error={errors.dpfRanking?.message}
          />
        )}
      </div>
      <p className="text-sm text-ink-muted">
        Your email address ({user.email}) and account type ({roleLabel(user.role)}) cannot be changed here.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => !save.isPending && close()}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

/** An empty field means "Not applicable", which travels as null. */
function rankingOf(typed: string | number | null): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
