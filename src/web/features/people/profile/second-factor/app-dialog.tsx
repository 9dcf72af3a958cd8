// The dialog for setting up an authenticator app.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Answer } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

interface AppDialogProps {
  setup: Answer<typeof endpoints.startTotp>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (codes: readonly string[] | null) => void;
}

/** The QR code, the key and a field for the first code. */
export function AppDialog({ setup, open, onOpenChange, onDone }: AppDialogProps) {
  const values = useForm({ defaultValues: { code: '' }, shouldFocusError: false });
  const { field, ...form } = useEndpointForm(values, endpoints.confirmTotp, {
    id: 'set-up-app',
    sent: (body) => ({ body }),
    onSuccess: ({ recoveryCodes }) => {
      toast({ title: t`Authenticator app set up`, tone: 'success' });
      onDone(recoveryCodes);
    },
  });
  const { path, size } = setup.qrCode;
  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      title={t`Set up an authenticator app`}
      description={t`Scan this with an app such as Aegis, 1Password, Google Authenticator or Microsoft Authenticator.`}
      submitLabel={t`Turn on`}
    >
      <div className="grid justify-items-center gap-3">
        {/* Dark on light in both themes, as scanners expect. */}
        <svg
          role="img"
          aria-label={t`QR code for your authenticator app`}
          viewBox={`0 0 ${size} ${size}`}
          className="w-52 rounded-lg bg-white"
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
        <p className="text-center text-sm text-ink-muted">
          <Trans>
            On this device?{' '}
            <a href={setup.address} className="underline">
              Open the app
            </a>
            , or enter this key:
          </Trans>
        </p>
        <code className="rounded-md bg-surface-sunken px-3 py-2 text-center text-sm wrap-anywhere">{setup.secret}</code>
      </div>
      <TextField
        {...field('code', { required: t`Please enter the code from your app.` })}
        label={t`Code from the app`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  );
}
