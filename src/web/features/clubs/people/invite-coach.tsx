// The form that invites a coach.

import { t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';
import { NewClubPerson } from '#contract/clubs/club-invitations.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

/** Name, address and country of one coach. */
export function InviteCoach({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { country } = useCurrentUser();
  const empty = { firstName: '', lastName: '', email: '', country };
  const form = useSchemaForm(NewClubPerson, empty, 'new-coach');
  const { control, reset } = form;
  const chosen = useController({ control, name: 'country' });
  const { field, mark, ...invitation } = useEndpointForm(form, endpoints.inviteToClub, {
    id: 'invite-coach',
    sent: (person) => ({ body: { people: [{ ...person, role: 'coach_club' as const }] } }),
    onSuccess: ({ message }) => {
      toast({ title: t`Invitation sent`, description: message, tone: 'success' });
      reset(empty);
      onOpenChange(false);
    },
  });
  return (
    <FormDialog
      form={invitation}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Invite a coach`}
      description={t`Coaches with an account are asked; others get a link valid for 72 hours.`}
      submitLabel={t`Send invitation`}
      busyLabel={t`Sending...`}
    >
      <NameFields field={field} isOther />
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="off" />
      <CountryField {...mark('country')} value={chosen.field.value} onChange={chosen.field.onChange} />
    </FormDialog>
  );
}
