// Edits a club's name and code.

import { t } from '@lingui/core/macro';
import { type AdminClub, ClubDetails } from '#contract/clubs/admin-clubs.ts';
import { endpoints } from '#contract/endpoints.ts';
import { suggestClubCode } from '#domain/people/club-codes.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface EditClubDialogProps {
  club: AdminClub;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Warns that links with the old code stop working. */
export function EditClubDialog({ club, open, onOpenChange }: EditClubDialogProps) {
  const form = useSchemaForm(ClubDetails, { name: club.name, code: club.code }, `club:${club.id}`);
  const { field, ...edit } = useEndpointForm(form, endpoints.editClub, {
    id: `club-${club.id}`,
    sent: (body) => ({ params: { clubId: club.id }, body }),
    onSuccess: () => {
      onOpenChange(false);
      toast({ title: t`Club saved`, tone: 'success' });
    },
  });
  return (
    <FormDialog
      form={edit}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Edit ${{ club: club.name }}`}
      submitLabel={t`Save club`}
    >
      <TextField {...field('name')} label={t`Name`} />
      <TextField
        {...field('code')}
        label={t`Code`}
        help={t`If you change the code, existing links and posters stop working.`}
        autoCapitalize="characters"
      />
      <Button
        variant="secondary"
        size="sm"
        className="w-fit"
        onClick={() =>
          form.setValue('code', suggestClubCode(form.getValues('name'), Math.random), { shouldDirty: true })
        }
      >
        {t`Suggest a new code`}
      </Button>
    </FormDialog>
  );
}
