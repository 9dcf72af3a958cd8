// The form for adding a player by email.

import { t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { NewPlayer } from '#contract/people/connections.ts';
import { maxRequestLength } from '#domain/people/connections.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { TextAreaField, TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

const formId = 'add-player';

/** Resets after each request, keeping the country. */
export function AddPlayerForm() {
  const user = useCurrentUser();
  const empty = { email: '', firstName: '', lastName: '', country: user.country, message: '' };
  const form = useSchemaForm(NewPlayer, empty, 'new-player');
  const { control, reset } = form;
  const country = useController({ control, name: 'country' });
  const { field, mark, ...request } = useEndpointForm(form, endpoints.addPlayer, {
    id: formId,
    sent: (body) => ({ body }),
    onSuccess: ({ message }, { body }) => {
      toast({ title: t`Request sent`, description: message, tone: 'success' });
      reset({ ...empty, country: body.country });
      document.getElementById(`${formId}-email`)?.focus();
    },
  });
  return (
    <Form form={request}>
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="off" />
      <NameFields field={field} isOther />
      <CountryField {...mark('country')} value={country.field.value} onChange={country.field.onChange} />
      <TextAreaField
        {...field('message')}
        label={t`Message`}
        optional
        help={t`Shown with your request. Up to ${{ limit: maxRequestLength }} characters.`}
      />
      <p className="text-sm text-ink-muted">
        {t`We use the name and country only to invite someone new. Players with an account keep their own.`}
      </p>
      <FormActions>
        <Button type="submit" busy={request.isPending} busyLabel={t`Sending...`}>
          {t`Send request`}
        </Button>
      </FormActions>
    </Form>
  );
}
