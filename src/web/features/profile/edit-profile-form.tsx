// Changing one's details.

import { useController } from 'react-hook-form';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { ProfileChange } from '#contract/accounts/profile.ts';
import { endpoints } from '#contract/endpoints.ts';
import { dpfRankingRange } from '#domain/levels/levels.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { cleanWord } from '#domain/plain-text.ts';
import { useHasDraft } from '#web/lib/forms/form-draft.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

interface EditProfileFormProps {
  user: CurrentUser;
  /** Whether it has just been asked for: then the typing begins in its first field. */
  takesFocus: boolean;
  /** Saved or given up. */
  onDone: () => void;
}

const formId = 'profile';

/** Whether changes were typed and neither saved nor given up, e.g. before another tab was looked at. */
export function useHasProfileDraft(user: CurrentUser): boolean {
  return useHasDraft(formId, valuesOf(user));
}

function valuesOf({ firstName, lastName, country, dpfRanking }: CurrentUser) {
  return { firstName, lastName, country, dpfRanking };
}

/**
 * First name, last name, country and, in Denmark, the DPF ranking (docs/product.md#people). What is typed is kept until it is saved
 * or given up.
 */
export function EditProfileForm({ user, takesFocus, onDone }: EditProfileFormProps) {
  const { country, dpfRanking } = user;
  const form = useSchemaForm(ProfileChange, valuesOf(user), formId);
  const { control, setValue } = form;
  const { field: chosen } = useController({ control, name: 'country' });

  const { field, mark, ...saving } = useEndpointForm(form, endpoints.updateProfile, {
    id: formId,
    sent: (body) => ({ params: { id: user.id }, body }),
    onSuccess: () => {
      toast({
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
        tone: 'success',
      });
      onDone();
    },
    failure: { title: 'Update failed', fallback: 'Failed to update profile.' },
  });

  return (
    <Form form={saving}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" autoFocus={takesFocus} />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <CountryField
          {...mark('country')}
          value={chosen.value ?? ''}
          onChange={(code) => {
            chosen.onChange(code);
            // Another country has no DPF ranking (docs/product.md#accounts).
            setValue('dpfRanking', code === country ? dpfRanking : null);
          }}
        />
        {chosen.value === 'DK' && (
          <TextField
            {...field('dpfRanking', { setValueAs: rankingOf })}
            label="DPF ranking"
            optional
            inputMode="numeric"
            placeholder="Not applicable"
            help={`${dpfRankingRange.min} to ${dpfRankingRange.max}, or empty.`}
          />
        )}
      </div>
      <p className="text-sm text-ink-muted">
        Your email address ({user.email}) and account type ({roleLabel(user.role)}) cannot be changed here.
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
          Cancel
        </Button>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </Form>
  );
}

/** An empty field means "Not applicable", which travels as null. */
function rankingOf(typed: string | number | null): number | null {
  const text = cleanWord(String(typed ?? ''));
  return text === '' ? null : Number(text);
}
