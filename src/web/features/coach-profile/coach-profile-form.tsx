// The form of a coach's profile.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CoachProfile } from '#contract/coaching/coaching.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { FormErrors, TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { LanguagesField } from './languages-field.tsx';

const formId = 'coaching';

/** What the form starts with for a coach who has told nothing yet: to be found is what most want. */
const blank: z.input<typeof CoachProfile> = { about: '', languages: [], certifiedSince: null, isListed: true };

/** Words, languages, the year of the certificate, and whether players find the coach. */
export function CoachProfileForm({ profile }: { profile: CoachProfile | null }) {
  const queryClient = useQueryClient();
  const form = useForm<z.input<typeof CoachProfile>, unknown, CoachProfile>({
    resolver: zodResolver(CoachProfile),
    defaultValues: profile ?? blank,
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { field: languages } = useController({ control, name: 'languages' });
  const { field: isListed } = useController({ control, name: 'isListed' });
  const save = useCall(endpoints.saveCoachProfile, {
    onSuccess: (saved) => {
      queryClient.setQueryData(urlKey(endpoints.getCoachProfile), saved);
      toast({
        title: 'Coach profile saved',
        description: saved.isListed ? 'Players who look for a coach find you.' : 'Players do not find you in the list.',
        tone: 'success',
      });
    },
    onError: (error) => showFormErrors(error, form),
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => save.mutate({ body }))}>
      <FormErrors errors={errorList(errors, formId)} />
      <TextAreaField
        {...register('about')}
        id={`${formId}-about`}
        label="About you"
        rows={6}
        help="How you coach, and for whom. Up to 1500 characters."
        error={errors.about?.message}
      />
      <LanguagesField
        id={`${formId}-languages`}
        value={languages.value}
        onChange={languages.onChange}
        error={errors.languages?.message}
      />
      <TextField
        {...register('certifiedSince', { setValueAs: yearOf })}
        id={`${formId}-certifiedSince`}
        label="Certified since"
        optional
        inputMode="numeric"
        placeholder="Year"
        className="sm:w-56"
        error={errors.certifiedSince?.message}
      />
      <Switch
        label="Players can find me"
        help="Your players and requests stay as they are either way."
        checked={isListed.value}
        onCheckedChange={isListed.onChange}
      />
      <Button type="submit" className="sm:w-fit" busy={save.isPending} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

/** An empty field means "not given", which travels as null. */
function yearOf(typed: string | number | null): number | null {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text);
}
