// A row of the passkey list.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { maxPasskeyName, type Passkey } from '#contract/accounts/second-factor.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Name, dates, and buttons to rename and remove. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {passkey.name}
          {passkey.isSynced && <Badge>{t`On all your devices`}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>
            <Trans>
              Added: <TimeText at={passkey.createdAt} kind="date" />
            </Trans>
          </span>
          <span>
            {passkey.lastUsedAt === null ? (
              <Trans>
                Last used: <span>never</span>
              </Trans>
            ) : (
              <Trans>
                Last used: <TimeText at={passkey.lastUsedAt} kind="recent" />
              </Trans>
            )}
          </span>
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t`Rename ${{ name: passkey.name }}`}
        onClick={() => setIsRenaming(true)}
      >
        {t`Rename`}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t`Remove ${{ name: passkey.name }}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
      <RenameDialog passkey={passkey} open={isRenaming} onOpenChange={setIsRenaming} />
    </li>
  );
}

interface RenameDialogProps {
  passkey: Passkey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function RenameDialog({ passkey, open, onOpenChange }: RenameDialogProps) {
  const values = useForm({ values: { name: passkey.name }, shouldFocusError: false });
  const { field, ...form } = useEndpointForm(values, endpoints.renamePasskey, {
    id: `rename-${passkey.id}`,
    sent: (body) => ({ params: { passkeyId: passkey.id }, body }),
    onSuccess: () => onOpenChange(false),
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t`Rename passkey`}
      submitLabel={t`Save`}
    >
      <TextField
        {...field('name', { required: t`Please give the passkey a name.` })}
        label={t`Name`}
        maxLength={maxPasskeyName}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
