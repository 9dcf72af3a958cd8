// Emails a link for an account of their own to someone who has been a junior, by the guardian or the club.

import { t } from '@lingui/core/macro';
import type { endpoints } from '#contract/endpoints.ts';
import { NewHandover } from '#contract/people/families.ts';
import { useEndpointForm, useSchemaForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface HandoverDialogProps {
  endpoint: (typeof endpoints)['handOverOwnJunior' | 'handOverClubJunior'];
  junior: { id: string; firstName: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function HandoverDialog({ endpoint, junior: { id: userId, firstName }, ...dialog }: HandoverDialogProps) {
  const form = useSchemaForm(NewHandover, { email: '' }, `handover-${userId}`);
  const { field, ...sending } = useEndpointForm(form, endpoint, {
    id: `handover-${userId}`,
    sent: (body) => ({ params: { userId }, body }),
    onSuccess: ({ message }) => {
      form.reset({ email: '' });
      dialog.onOpenChange(false);
      toast({ title: t`On its way`, description: message, tone: 'success' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      form={sending}
      size="sm"
      title={t`Give ${{ firstName }} their own account`}
      submitLabel={t`Send link`}
      description={t`${{ firstName }} gets a link to choose a password. Once it is used, the guardian can no longer open the account, and ${{ firstName }} is asked again what may be shown in public.`}
    >
      <TextField {...field('email')} label={t`${{ firstName }}’s email address`} type="email" autoComplete="off" />
    </FormDialog>
  );
}
