// The form of a coach's profile.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { CoachProfile } from '#contract/people/coaching.ts';
import { useEndpointForm, useNumbersForm } from '#web/lib/forms/use-endpoint-form.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { LanguagesField } from './languages-field.tsx';

/** Initial values of a new profile; listed by default. */
const blank: z.input<typeof CoachProfile> = { about: '', languages: [], certifiedSince: null, isListed: true };

/** What counts as a year; the contract limits the range. */
const years = { min: 1, max: 9999 };

export function CoachProfileForm({ profile }: { profile: CoachProfile | null }) {
  const queryClient = useQueryClient();
  const known = profile ?? blank;
  const form = useNumbersForm(
    CoachProfile,
    { certifiedSince: years },
    { ...known, certifiedSince: String(known.certifiedSince ?? '') },
    'coach-profile',
  );
  const { control } = form;
  const { field: languages } = useController({ control, name: 'languages' });
  const { field: isListed } = useController({ control, name: 'isListed' });
  const { field, mark, ...saving } = useEndpointForm(form, endpoints.saveCoachProfile, {
    id: 'coaching',
    sent: (body) => ({ body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(urlKey(endpoints.getCoachProfile), saved);
      toast({
        title: t`Coach profile saved`,
        description: saved.isListed
          ? t`Players looking for a coach can find you.`
          : t`You’re not in the list of coaches.`,
        tone: 'success',
      });
    },
  });
  return (
    <Form form={saving} className="grid max-w-2xl gap-5">
      <TextAreaField
        {...field('about')}
        label={t`About you`}
        rows={6}
        help={t`How you coach, and who you coach. Up to 1500 characters.`}
      />
      <LanguagesField {...mark('languages')} value={languages.value} onChange={languages.onChange} />
      <NumberField
        {...field('certifiedSince')}
        range={years}
        label={t`Certified since`}
        optional
        placeholder={t`Year`}
        className="sm:w-56"
      />
      <Switch
        label={t`Players can find me`}
        help={t`Your current players and requests stay as they are.`}
        checked={isListed.value}
        onCheckedChange={isListed.onChange}
      />
      <FormActions>
        <Button type="submit" busy={saving.isPending} busyLabel={t`Saving...`}>
          {t`Save`}
        </Button>
      </FormActions>
    </Form>
  );
}
