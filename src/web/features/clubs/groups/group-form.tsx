// The form of a group: a new one, or its name and rule.

import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { type ClubGroup, ClubGroupForm } from '#contract/clubs/club-groups.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { LevelBandFields } from '#web/ui/padel/level-band-fields.tsx';
import { useClubCoaches } from '../people/use-coaches.ts';

interface FormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Values = Parameters<typeof useFields>[0]['values'];

/** What a group's form shows: its fields, and those of the rule where it has one. */
function useFields({ values, draft }: { values: typeof empty; draft: string }) {
  return useSchemaForm(ClubGroupForm, values, draft);
}

const empty = { name: '', kind: 'hand' as 'hand' | 'rule', from: '' as never, to: '' as never, coachId: '' };

/** Makes a group. @param onMade called with it */
export function NewGroup({ onMade, ...dialog }: FormProps & { onMade: (group: ClubGroup) => void }) {
  const form = useFields({ values: empty, draft: 'new-group' });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { field, ...making } = useEndpointForm(form, endpoints.createClubGroup, {
    id: 'new-group',
    sent: (body) => ({ body }),
    onSuccess: (group) => {
      form.reset(empty);
      dialog.onOpenChange(false);
      toast({ title: t`${{ name: group.name }} is ready`, tone: 'success' });
      onMade(group);
    },
  });
  return (
    <FormDialog form={making} {...dialog} size="sm" title={t`New group`} submitLabel={t`Make group`}>
      <TextField {...field('name')} label={t`Name`} autoComplete="off" />
      <SelectField
        {...field('kind')}
        label={t`Members`}
        options={[
          { value: 'hand', label: t`Chosen by hand` },
          { value: 'rule', label: t`By a rule, always up to date` },
        ]}
      />
      {kind === 'rule' && <RuleFields field={field} />}
    </FormDialog>
  );
}

/** Renames a group and changes its rule. */
export function EditGroup({ group, ...dialog }: FormProps & { group: ClubGroup }) {
  const { id: groupId, rule } = group;
  const values: Values = {
    name: group.name,
    kind: rule === null ? 'hand' : 'rule',
    from: (rule?.levels?.from ?? '') as never,
    to: (rule?.levels?.to ?? '') as never,
    coachId: rule?.coach?.isOfClub ? rule.coach.id : '',
  };
  const form = useFields({ values, draft: `group-${groupId}` });
  const { field, ...saving } = useEndpointForm(form, endpoints.changeClubGroup, {
    id: 'edit-group',
    sent: (body) => ({ params: { groupId }, body }),
    onSuccess: ({ name }) => {
      dialog.onOpenChange(false);
      toast({ title: t`${{ name }} is saved`, tone: 'success' });
    },
  });
  return (
    <FormDialog form={saving} {...dialog} size="sm" title={t`Edit group`} submitLabel={t`Save`}>
      <TextField {...field('name')} label={t`Name`} autoComplete="off" />
      {rule !== null && <RuleFields field={field} />}
    </FormDialog>
  );
}

type GroupField = ReturnType<typeof useEndpointForm<typeof endpoints.createClubGroup, typeof empty, unknown>>['field'];

function RuleFields({ field }: { field: (name: 'from' | 'to' | 'coachId') => ReturnType<GroupField> }) {
  const { country } = useCurrentUser();
  const coaches = useClubCoaches() ?? [];
  return (
    <>
      <LevelBandFields field={field} country={country} />
      <SelectField
        {...field('coachId')}
        label={t`Coached by`}
        options={[
          { value: '', label: t`Anyone` },
          ...coaches.map((coach) => ({ value: coach.id, label: personName(coach) })),
        ]}
      />
    </>
  );
}
