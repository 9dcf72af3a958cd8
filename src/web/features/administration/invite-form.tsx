// The form that invites a person.

import { t } from '@lingui/core/macro';
import { useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { NewInvitation } from '#contract/accounts/invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clubRoles, type Role, roleLabel, rolesWithClub } from '#domain/people/roles.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Form, FormActions } from '#web/ui/fields/form.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

type InvitationForm = z.input<typeof NewInvitation>;

/** Initial values, without a role. */
const empty: InvitationForm = { email: '', firstName: '', lastName: '', country: '', role: '' as Role, clubId: null };

const isClubRole = (role: Role) => clubRoles.some((one) => one === role);

interface InviteFormProps {
  clubs: readonly { id: string; name: string }[];
  /** The offered roles. */
  roles: readonly Role[];
}

/** Name, address, role and club; resets after sending. */
export function InviteForm({ clubs, roles }: InviteFormProps) {
  const form = useSchemaForm(NewInvitation, empty, 'invitation');
  const { control, reset } = form;
  const country = useController({ control, name: 'country' });
  const role = useWatch({ control, name: 'role' });
  const { field, mark, ...invitation } = useEndpointForm(form, endpoints.invitePerson, {
    id: 'invite',
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => {
      toast({ title: t`Invitation sent`, description: message, tone: 'success' });
      reset(empty);
      document.getElementById('invite-firstName')?.focus();
    },
  });
  // Club roles need a club; the field's help says so.
  const offered = clubs.length > 0 ? roles : roles.filter((one) => !isClubRole(one));

  return (
    <Form form={invitation}>
      <NameFields field={field} isOther />
      <TextField
        {...field('email')}
        label={t`Email`}
        type="email"
        help={t`We send the invitation here. Its link is valid for 72 hours.`}
        autoComplete="off"
      />
      <CountryField {...mark('country')} value={country.field.value} onChange={country.field.onChange} />
      <SelectField
        {...field('role')}
        label={t`Role`}
        placeholder={t`Choose a role`}
        options={offered.map((one) => ({ value: one, label: roleLabel(one) }))}
        help={clubs.length === 0 && t`Club coaches and managers need a club, and there are none yet.`}
      />
      {clubs.length > 0 && rolesWithClub.some((one) => one === role) && (
        <SelectField
          {...field('clubId', { setValueAs: (value: string | null) => value || null })}
          label={t`Club`}
          placeholder={isClubRole(role) ? t`Choose the club` : t`No club`}
          optional={!isClubRole(role)}
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          help={!isClubRole(role) && t`Choose a club to make the player a member.`}
        />
      )}
      <FormActions>
        <Button type="submit" busy={invitation.isPending} busyLabel={t`Sending...`}>
          {t`Send invitation`}
        </Button>
      </FormActions>
    </Form>
  );
}
