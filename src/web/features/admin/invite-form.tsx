// The form that invites a person.

import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { NewInvitation } from '#contract/accounts/invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { clubRoles, type Role, roleLabel, roles, rolesWithClub } from '#domain/people/roles.ts';
import { errorList, showFormErrors } from '#web/lib/forms/form-errors.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { FormErrors, SelectField, TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';

type InvitationForm = z.input<typeof NewInvitation>;

/** What the form starts with. No role is chosen yet, which the schema refuses. */
const empty: InvitationForm = { email: '', firstName: '', lastName: '', country: '', role: '' as Role, clubId: null };

const isClubRole = (role: Role) => clubRoles.some((one) => one === role);

/** Name, address, role and, where the role has one, the club. It is empty again after each invitation. */
export function InviteForm({ clubs }: { clubs: readonly { id: string; name: string }[] }) {
  const form = useForm<InvitationForm, unknown, NewInvitation>({
    resolver: zodResolver(NewInvitation),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { control, register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  const country = useController({ control, name: 'country' });
  const role = useWatch({ control, name: 'role' });
  const invite = useCall(endpoints.invitePerson, {
    onSuccess: ({ message }) => {
      toast({ title: 'Invitation sent', description: message, tone: 'success' });
      reset(empty);
      document.getElementById('invite-firstName')?.focus();
    },
    onError: (error) => showFormErrors(error, form),
  });
  // Roles of a club are of no use while there is none; the help below the field says so.
  const offered = clubs.length > 0 ? roles : roles.filter((one) => !isClubRole(one));

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => invite.mutate({ body }))}>
      <FormErrors errors={errorList(errors, 'invite')} />
      <NameFields
        form="invite"
        firstName={register('firstName')}
        lastName={register('lastName')}
        errors={errors}
        isOther
      />
      <TextField
        {...register('email')}
        id="invite-email"
        label="Email"
        type="email"
        help="The invitation goes here. Its link works for 72 hours."
        autoComplete="off"
        error={errors.email?.message}
      />
      <CountryField
        id="invite-country"
        value={country.field.value}
        onChange={country.field.onChange}
        error={errors.country?.message}
      />
      <SelectField
        {...register('role')}
        id="invite-role"
        label="Role"
        placeholder="Choose a role"
        options={offered.map((one) => ({ value: one, label: roleLabel(one) }))}
        help={clubs.length === 0 && 'Club coaches and club managers need a club, and there is none yet.'}
        error={errors.role?.message}
      />
      {clubs.length > 0 && rolesWithClub.some((one) => one === role) && (
        <SelectField
          {...register('clubId', { setValueAs: (value: string | null) => value || null })}
          id="invite-clubId"
          label="Club"
          placeholder={isClubRole(role) ? 'Choose the club' : 'No club'}
          optional={!isClubRole(role)}
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          help={!isClubRole(role) && 'With a club, the player is one of its members from the start.'}
          error={errors.clubId?.message}
        />
      )}
      <Button type="submit" size="lg" className="sm:w-fit" busy={invite.isPending} busyLabel="Sending...">
        Send invitation
      </Button>
    </form>
  );
}
