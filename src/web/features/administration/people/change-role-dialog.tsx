// Changes someone's role or club.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Person } from '#contract/administration/admin.ts';
import { endpoints } from '#contract/endpoints.ts';
import { RoleChange } from '#contract/people/admin-people.ts';
import { personName } from '#domain/people/person-name.ts';
import { clubOfRole, consequencesOf, roleInWords } from '#domain/people/role-changes.ts';
import { roleLabel, roles } from '#domain/people/roles.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { query } from '#web/lib/http/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface ChangeRoleDialogProps {
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for role and club, and shows the consequences. */
export function ChangeRoleDialog({ person, open, onOpenChange }: ChangeRoleDialogProps) {
  const name = personName(person);
  const form = useSchemaForm(RoleChange, { role: person.role, clubId: person.clubId }, { notKept: 'two choices' });
  const [role, typedClub = null] = useWatch({ control: form.control, name: ['role', 'clubId'] });
  const { data: clubs = [] } = useQuery({ ...query(endpoints.listClubs), enabled: open });
  const clubId = clubOfRole(role) === 'none' ? null : typedClub;
  const { field, ...change } = useEndpointForm(form, endpoints.changeRole, {
    id: `role-${person.id}`,
    sent: (body) => ({ params: { userId: person.id }, body }),
    onSuccess: () => {
      onOpenChange(false);
      const clubName = clubs.find(({ id }) => id === clubId)?.name ?? null;
      toast({
        title: t`Role changed`,
        description: t`${{ name }} is now ${{ role: roleInWords(role, clubName) }}.`,
        tone: 'success',
      });
    },
  });
  const isNeeded = clubOfRole(role) === 'needed';
  return (
    <FormDialog
      form={change}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Role and club of ${{ name }}`}
      description={t`Currently ${{ role: roleInWords(person.role, person.clubName) }}.`}
      submitLabel={t`Change role`}
    >
      <SelectField
        {...field('role')}
        label={t`Role`}
        options={roles.map((one) => ({ value: one, label: roleLabel(one) }))}
      />
      {clubOfRole(role) !== 'none' && (
        <SelectField
          {...field('clubId', { setValueAs: (value: string | null) => value || null })}
          label={t`Club`}
          placeholder={isNeeded ? t`Choose the club` : t`No club`}
          optional={!isNeeded}
          options={clubs.map((club) => ({ value: club.id, label: club.name }))}
        />
      )}
      <Consequences person={person} isOpen={open} after={{ role, clubId }} />
    </FormDialog>
  );
}

interface ConsequencesProps {
  person: Person;
  isOpen: boolean;
  after: Parameters<typeof consequencesOf>[1];
}

/** The consequences of the change, once loaded. */
function Consequences({ person, isOpen, after }: ConsequencesProps) {
  const { data, error } = useQuery({
    ...query(endpoints.getRoleHoldings, { params: { userId: person.id } }),
    enabled: isOpen,
  });
  const sentences = data ? consequencesOf(data, after, data) : [];
  return (
    <div role="status" className="rounded-lg bg-surface-sunken px-4 py-3 text-sm empty:hidden">
      {error ? (
        t`We could not load what this changes. Close this and try again.`
      ) : !data ? (
        t`Checking what this changes…`
      ) : data.isLastAdministrator ? (
        t`This is the last administrator, so their role cannot change.`
      ) : sentences.length === 0 ? (
        t`Choose another role or club.`
      ) : (
        <ul className="grid list-disc gap-1 pl-4">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
