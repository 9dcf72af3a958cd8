// The reauthentication dialog.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { ProofWay, SecondStep } from '#domain/accounts/reauthentication.ts';
import { call, query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { answerWithPasskey, passkeySentence } from '#web/lib/passkeys/passkeys.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FormSkeleton } from '#web/ui/feedback/form-skeleton.tsx';
import { StepForm } from '#web/ui/fields/step-form.tsx';
import { DialogSheet } from '#web/ui/overlays/dialog-sheet.tsx';
import { GoogleProof } from './google-proof.tsx';
import { NoWayToReauthenticate } from './no-proof.tsx';
import { PasswordProof } from './password-proof.tsx';

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
      title="Confirm it's you"
      description="For your security, we ask this before sensitive changes."
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
