// Creates a club with its first manager: /admin/create-club.

import { t } from '@lingui/core/macro';
import { WandSparkles } from 'lucide-react';
import { useController } from 'react-hook-form';
import { NewClub } from '#contract/clubs/admin-clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { suggestClubCode } from '#domain/people/club-codes.ts';
import { isBlank } from '#domain/plain-text.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';

const empty = { name: '', code: '', manager: { firstName: '', lastName: '', email: '', country: '' } };

/** Name, a suggested code, and the manager to invite. */
export function CreateClubScreen({ onCreated }: { onCreated: (clubId: string) => void }) {
  const form = useSchemaForm(NewClub, empty, 'new-club');
  const country = useController({ control: form.control, name: 'manager.country' });
  const { field, mark, ...creation } = useEndpointForm(form, endpoints.createClub, {
    id: 'club',
    sent: (body) => ({ body }),
    onSuccess: ({ id }) => {
      toast({ title: t`Club created`, description: t`We’ve emailed the manager an invitation.`, tone: 'success' });
      onCreated(id);
    },
  });
  const suggest = () =>
    form.setValue('code', suggestClubCode(form.getValues('name'), Math.random), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Page
      title={t`Create Club`}
      lead={t`We invite the manager, who then adds coaches and members.`}
      width="narrow"
      back={<BackLink to="/admin/clubs">{t`Club Management`}</BackLink>}
    >
      <Card>
        <Form form={creation}>
          <TextField
            {...field('name', {
              onBlur: () => form.getValues('code') === '' && !isBlank(form.getValues('name')) && suggest(),
            })}
            label={t`Club name`}
            autoComplete="off"
          />
          <div className="grid gap-2">
            <TextField
              {...field('code')}
              label={t`Code`}
              help={t`Members register with this code. It is not case-sensitive.`}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <Button
              variant="secondary"
              size="sm"
              className="w-fit"
              icon={<WandSparkles aria-hidden />}
              onClick={suggest}
            >
              {t`Suggest a code`}
            </Button>
          </div>
          <fieldset className="grid gap-5 border-t pt-5">
            <legend className="sr-only">{t`First manager`}</legend>
            <h2 aria-hidden className="text-lg">
              {t`First manager`}
            </h2>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('manager.firstName')} label={t`First name`} autoComplete="off" />
              <TextField {...field('manager.lastName')} label={t`Last name`} autoComplete="off" />
            </div>
            <TextField
              {...field('manager.email')}
              label={t`Email`}
              type="email"
              help={t`We send the invitation here. Its link is valid for 72 hours.`}
              autoComplete="off"
            />
            <CountryField {...mark('manager.country')} value={country.field.value} onChange={country.field.onChange} />
          </fieldset>
          <FormActions>
            <Button type="submit" busy={creation.isPending} busyLabel={t`Creating...`}>
              {t`Create Club`}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}
