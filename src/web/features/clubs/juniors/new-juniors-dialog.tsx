// The form that asks a guardian about one or several juniors.

import { t } from '@lingui/core/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray } from 'react-hook-form';
import { NewJuniors } from '#contract/clubs/club-juniors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxJuniorsAtOnce } from '#domain/people/families.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { CountryField } from '#web/ui/fields/country-field.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface NewJuniorsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const formId = 'new-juniors';
const nobody = { firstName: '', lastName: '', adultOn: '' };

/** Up to ten juniors of one guardian; resets after sending. */
export function NewJuniorsDialog(dialog: NewJuniorsDialogProps) {
  const { country } = useCurrentUser();
  const empty = { guardian: { email: '', firstName: '', lastName: '' }, country, juniors: [nobody] };
  const form = useSchemaForm(NewJuniors, empty, formId);
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'juniors' });
  const { field: chosenCountry } = useController({ control, name: 'country' });
  const sending = useEndpointForm(form, endpoints.askGuardian, {
    id: formId,
    sent: (body) => ({ body }),
    onSuccess: ({ message }) => {
      form.reset(empty);
      dialog.onOpenChange(false);
      toast({ title: t`Request sent`, description: message, tone: 'success' });
    },
  });
  const ofGuardian = (name: keyof typeof empty.guardian) => ({
    ...register(`guardian.${name}`),
    id: `${formId}-guardian.${name}`,
    error: errors.guardian?.[name]?.message,
  });
  const ofJunior = (index: number, name: keyof typeof nobody) => ({
    ...register(`juniors.${index}.${name}`),
    id: `${formId}-juniors.${index}.${name}`,
    error: errors.juniors?.[index]?.[name]?.message,
  });
  return (
    <FormDialog
      {...dialog}
      form={sending}
      title={t`Add juniors`}
      submitLabel={t`Send request`}
      description={t`We email the guardian, who accepts or declines for each junior. Only your club decides until when someone is a junior.`}
    >
      <fieldset className="grid gap-4">
        <legend className="pb-3 font-medium">{t`Guardian`}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...ofGuardian('firstName')} label={t`Guardian’s first name`} autoComplete="off" />
          <TextField {...ofGuardian('lastName')} label={t`Guardian’s last name`} autoComplete="off" />
          <TextField {...ofGuardian('email')} label={t`Guardian’s email`} type="email" autoComplete="off" />
          <CountryField
            id={`${formId}-country`}
            value={chosenCountry.value}
            onChange={chosenCountry.onChange}
            {...(errors.country?.message !== undefined && { error: errors.country.message })}
          />
        </div>
      </fieldset>
      {fields.map((junior, index) => (
        <fieldset key={junior.id} className="grid gap-4 border-t pt-4">
          <legend className="flex w-full items-center justify-between font-medium">
            {fields.length === 1 ? t`Junior` : t`Junior ${{ number: index + 1 }}`}
            {fields.length > 1 && (
              <IconButton
                label={t`Remove junior ${{ number: index + 1 }}`}
                variant="ghost"
                size="sm"
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...ofJunior(index, 'firstName')} label={t`First name`} autoComplete="off" />
            <TextField {...ofJunior(index, 'lastName')} label={t`Last name`} autoComplete="off" />
            <TextField
              {...ofJunior(index, 'adultOn')}
              label={t`Junior until`}
              type="date"
              help={t`Usually the 18th birthday.`}
            />
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="w-fit"
        icon={<Plus aria-hidden />}
        disabled={fields.length >= maxJuniorsAtOnce}
        onClick={() => append(nobody)}
      >
        {t`Add a sibling`}
      </Button>
    </FormDialog>
  );
}
