// The form that invites several people.

import { plural, t } from '@lingui/core/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { NewClubInvitations } from '#contract/clubs/club-invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { invitableRoles, maxInvitedAtOnce } from '#domain/clubs/club-people.ts';
import { roleLabel } from '#domain/people/roles.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';

type Values = z.input<typeof NewClubInvitations>;
const formId = 'add-people';

/** One to ten people; resets after sending. */
export function CreatePeopleForm() {
  const { country } = useCurrentUser();
  const nobody = { firstName: '', lastName: '', email: '', country, role: 'player' as const };
  const form = useSchemaForm(NewClubInvitations, { people: [nobody] }, 'new-people');
  const { control, reset } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'people' });
  const sending = useEndpointForm(form, endpoints.inviteToClub, {
    id: formId,
    sent: (body) => ({ body }),
    onSuccess: ({ message }, { body }) => {
      toast({
        title: plural({ count: body.people.length }, { one: 'Invitation sent', other: 'Invitations sent' }),
        description: message,
        tone: 'success',
      });
      reset({ people: [nobody] });
    },
  });
  const errorsOf = (index: number) =>
    sending.errors.filter(({ fieldId }) => fieldId?.startsWith(`${formId}-people.${index}.`));
  // One person needs no number before each error.
  const named =
    fields.length === 1
      ? sending.errors
      : [
          ...sending.errors.filter(({ fieldId }) => !fieldId?.startsWith(`${formId}-people.`)),
          ...fields.flatMap((_, index) =>
            errorsOf(index).map(({ message, ...error }) => ({
              ...error,
              message: t`Person ${{ number: index + 1 }}: ${{ error: message }}`,
            })),
          ),
        ];
  return (
    <Form form={{ ...sending, errors: named }}>
      {fields.map((person, index) => {
        // oxlint-disable-next-line pala-texts/in-macros -- a path, not shown
        const field = (name: 'firstName' | 'lastName' | 'email' | 'role') => sending.field(`people.${index}.${name}`);
        // oxlint-disable-next-line pala-texts/in-macros -- a path, not shown
        const ofCountry = sending.mark(`people.${index}.country`);
        return (
          <fieldset key={person.id} className="grid gap-4 border-b pb-5 last-of-type:border-b-0 last-of-type:pb-0">
            <legend className="flex w-full items-center justify-between pb-3 font-medium">
              {t`Person ${{ number: index + 1 }}`}
              {fields.length > 1 && (
                <IconButton
                  label={t`Remove person ${{ number: index + 1 }}`}
                  variant="ghost"
                  size="sm"
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('firstName')} label={t`First name`} autoComplete="off" />
              <TextField {...field('lastName')} label={t`Last name`} autoComplete="off" />
              <TextField {...field('email')} label={t`Email`} type="email" autoComplete="off" />
              <SelectField
                {...field('role')}
                label={t`Role`}
                options={invitableRoles.map((role) => ({ value: role, label: roleLabel(role) }))}
              />
              <PersonCountry control={control} index={index} mark={ofCountry} />
            </div>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap justify-between gap-3 max-sm:*:grow">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= maxInvitedAtOnce}
          onClick={() => append(nobody)}
        >
          {t`Add another person`}
        </Button>
        <Button type="submit" busy={sending.isPending} busyLabel={t`Sending...`}>
          {fields.length === 1 ? t`Send invitation` : t`Send ${{ count: fields.length }} invitations`}
        </Button>
      </div>
    </Form>
  );
}

interface PersonCountryProps {
  control: Control<Values>;
  index: number;
  /** Its id and error. */
  mark: { id: string; error: string | undefined };
}

function PersonCountry({ control, index, mark }: PersonCountryProps) {
  const { field } = useController({ control, name: `people.${index}.country` });
  return <CountryField {...mark} value={field.value} onChange={field.onChange} />;
}
