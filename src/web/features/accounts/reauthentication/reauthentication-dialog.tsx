// The reauthentication dialog.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { endpoints } from '#contract/endpoints.ts';
import { redirects } from '#contract/redirects.ts';
import type { ProofWay, SecondStep } from '#domain/accounts/reauthentication.ts';
import { useEndpointForm } from '#web/lib/forms/use-endpoint-form.ts';
import { call, query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { answerWithPasskey, passkeySentence } from '#web/lib/passkeys/passkeys.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FormSkeleton } from '#web/ui/feedback/form-skeleton.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { StepForm } from '#web/ui/fields/step-form.tsx';
import { DialogSheet } from '#web/ui/overlays/dialog-sheet.tsx';

export interface ReauthenticationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onProved: () => void;
}

/** Offers the ways that count for the account. */
export function ReauthenticationDialog({ open, onOpenChange, onProved }: ReauthenticationDialogProps) {
  return (
    <DialogSheet
      open={open}
      onOpenChange={onOpenChange}
      isAboveOthers
      size="sm"
      title={t`Confirm it’s you`}
      description={t`For your security, we ask this before sensitive changes.`}
    >
      <Ways onProved={onProved} />
    </DialogSheet>
  );
}

function Ways({ onProved }: { onProved: () => void }) {
  const proof = useQuery({ ...query(endpoints.getProofWays), gcTime: 0 });
  if (proof.error) {
    return <ErrorState message={errorSentence(proof.error)} onRetry={() => void proof.refetch()} />;
  }
  if (!proof.data) return <FormSkeleton fields={1} />;
  const { ways } = proof.data;
  if (ways.length === 0) return <NoWayToReauthenticate />;
  if (ways.includes('password')) return <PasswordProof onProved={onProved} />;
  if (ways.includes('google')) return <GoogleProof />;
  return (
    <StepForm
      steps={ways.filter(isStep)}
      askPasskey={answerWithPasskey}
      sentenceOf={passkeySentence}
      prove={async (body) => {
        await call(endpoints.proveIdentity, { body });
        onProved();
      }}
    />
  );
}

const isStep = (way: ProofWay): way is SecondStep => way !== 'password' && way !== 'google';

/** Leads to Google and back to this screen, where the person repeats what they were doing. */
function GoogleProof() {
  const { pathname, search } = window.location;
  const asked = new URLSearchParams({ intent: 'confirm', returnTo: `${pathname}${search}` });
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        <Trans>
          You sign in with Google, so Google can confirm it’s you. You’ll come back to this screen and can then try
          again. We won’t ask again for a few minutes.
        </Trans>
      </p>
      <a href={`${redirects.google.path}?${asked}`} className={buttonStyles()}>
        {t`Confirm with Google`}
      </a>
    </div>
  );
}

/** Says what would help. */
function NoWayToReauthenticate() {
  return (
    <p className="text-sm">
      <Trans>
        You have no way to confirm it’s you yet. Set a password first: request a link under Security in your profile.
      </Trans>
    </p>
  );
}

/** Asks for the signed-in person's password; while viewing as someone else, the real account's. */
function PasswordProof({ onProved }: { onProved: () => void }) {
  const { email, viewedBy } = useCurrentUser();
  const values = useForm({ defaultValues: { password: '' }, shouldFocusError: false });
  const { field, ...form } = useEndpointForm(values, endpoints.proveIdentity, {
    id: 'prove-by-password',
    sent: ({ password }) => ({ body: { way: 'password' as const, password } }),
    onSuccess: onProved,
  });
  const { setFocus } = values;
  // The dialog opens before the field loads. Not on touch screens, where the keyboard would hide the text.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) setFocus('password');
  }, [setFocus]);
  return (
    <Form form={form} className="grid gap-4">
      {/* For password managers. */}
      {viewedBy === null && <input type="text" value={email} autoComplete="username" readOnly hidden />}
      <PasswordField
        {...field('password', { required: t`Please enter your password.` })}
        label={t`Your password`}
        autoComplete="current-password"
        required
      />
      <Button type="submit" busy={form.isPending}>
        {t`Confirm`}
      </Button>
    </Form>
  );
}
