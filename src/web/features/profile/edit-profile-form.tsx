// Changing one's details.

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { CurrentUser } from '#contract/accounts.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ProfileChange } from '#contract/profile.ts';
import { dpfRankingRange } from '#domain/levels.ts';
import { roleLabel } from '#domain/roles.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { errorList, showFormErrors } from '#web/lib/form-errors.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { CountryField } from '#web/ui/country-field.tsx';
import { FormErrors, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

interface EditProfileFormProps {
  user: CurrentUser;
  /** Saved or given up. */
  onDone: () => void;
}

const formId = 'profile';

/** First name, last name, country and, in Denmark, the DPF ranking (specification, section 2). */
export function EditProfileForm({ user, onDone }: EditProfileFormProps) {
  const { firstName, lastName, country, dpfRanking } = user;
  const form = useForm<z.input<typeof ProfileChange>, unknown, ProfileChange>({
    resolver: zodResolver(ProfileChange),
    defaultValues: { firstName, lastName, country, dpfRanking },
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  const { field: chosen } = useController({ control, name: 'country' });

  const save = useCall(endpoints.updateProfile, {
    refreshes: [endpoints.getCurrentUser],
    onSuccess: () => {
      toast({
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
        tone: 'success',
      });
      onDone();
    },
    onError: (error) => {
      failureToast('Update failed', error, 'Failed to update profile.');
      showFormErrors(error, form);
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
          autoFocus
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
            // Another country has no DPF ranking (specification, section 4).
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
        <Button variant="secondary" onClick={() => !save.isPending && onDone()}>
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
