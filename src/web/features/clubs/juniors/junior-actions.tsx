// Actions of a manager on a junior: the day, the guardian, their own account.

import { t } from '@lingui/core/macro';
import { CalendarDays, Ellipsis, UserRoundCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { type ClubJunior, NewGuardian } from '#contract/clubs/club-juniors.ts';
import { endpoints } from '#contract/endpoints.ts';
import * as fields from '#contract/fields.ts';
import { personName } from '#domain/people/person-name.ts';
import { HandoverDialog } from '#web/features/people/shared/handover-dialog.tsx';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { NameFields } from '#web/ui/fields/name-fields.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

export function JuniorActions({ junior }: { junior: ClubJunior }) {
  const [opened, setOpened] = useState<'day' | 'guardian' | 'handover' | null>(null);
  const name = personName(junior);
  const dialog = (which: typeof opened) => ({
    junior,
    open: opened === which,
    onOpenChange: (isOpen: boolean) => !isOpen && setOpened(null),
  });
  return (
    <>
      <Menu
        label={t`More for ${{ name }}`}
        trigger={
          <IconButton label={t`More for ${{ name }}`} variant="ghost" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: t`Change the date`, icon: <CalendarDays aria-hidden />, onSelect: () => setOpened('day') },
          { label: t`Change guardian`, icon: <UsersRound aria-hidden />, onSelect: () => setOpened('guardian') },
          ...(junior.isGrown
            ? [
                {
                  label: t`Give their own account`,
                  icon: <UserRoundCheck aria-hidden />,
                  onSelect: () => setOpened('handover'),
                },
              ]
            : []),
        ]}
      />
      <AdultDay {...dialog('day')} />
      <AnotherGuardian {...dialog('guardian')} />
      <HandoverDialog endpoint={endpoints.handOverClubJunior} {...dialog('handover')} />
    </>
  );
}

interface JuniorDialogProps {
  junior: ClubJunior;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Day = z.object({ adultOn: fields.day });

function AdultDay({ junior: { id: userId, firstName, adultOn }, ...dialog }: JuniorDialogProps) {
  const form = useSchemaForm(Day, { adultOn }, `adult-day-${userId}`);
  const { field, ...saving } = useEndpointForm(form, endpoints.setAdultDay, {
    id: `adult-day-${userId}`,
    sent: (body) => ({ params: { userId }, body }),
    onSuccess: () => {
      dialog.onOpenChange(false);
      toast({ title: t`Saved`, tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={saving}
      size="sm"
      title={t`How long is ${{ firstName }} a junior?`}
      submitLabel={t`Save`}
      description={t`From that day, you or the guardian can give ${{ firstName }} their own account.`}
    >
      <TextField {...field('adultOn')} label={t`Junior until`} type="date" />
    </FormDialog>
  );
}

function AnotherGuardian({ junior: { id: userId, firstName, guardian }, ...dialog }: JuniorDialogProps) {
  const empty = { email: '', firstName: '', lastName: '' };
  const form = useSchemaForm(NewGuardian, empty, `guardian-of-${userId}`);
  const { field, ...asking } = useEndpointForm(form, endpoints.changeGuardian, {
    id: `guardian-of-${userId}`,
    sent: (body) => ({ params: { userId }, body }),
    onSuccess: ({ message }) => {
      form.reset(empty);
      dialog.onOpenChange(false);
      toast({ title: t`Request sent`, description: message, tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={asking}
      size="sm"
      title={t`Change ${{ firstName }}’s guardian`}
      submitLabel={t`Send request`}
      description={t`${{ guardian: personName(guardian) }} stays the guardian until the new one accepts.`}
    >
      <NameFields field={field} isOther />
      <TextField {...field('email')} label={t`Email`} type="email" autoComplete="off" />
    </FormDialog>
  );
}
