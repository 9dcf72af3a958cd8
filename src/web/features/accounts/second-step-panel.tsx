// The second step of signing in; replaces the password form.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { call, query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { answerWithPasskey, passkeySentence } from '#web/lib/passkeys/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FormSkeleton } from '#web/ui/feedback/form-skeleton.tsx';
import { StepForm } from '#web/ui/fields/step-form.tsx';
import { useWelcome } from './use-welcome.ts';
import { VisitorTitle } from './visitor-frame.tsx';

export interface SecondStepPanelProps {
  /** Called after signing in, with the return path of a sign-in begun elsewhere. */
  onSignedIn: (elsewhere: string | undefined) => void;
  /** Back to the password. */
  onLeave: () => void;
}

/** Asks for the second factor of the account whose sign-in waits in this browser. */
export function SecondStepPanel({ onSignedIn, onLeave }: SecondStepPanelProps) {
  const waiting = useQuery({ ...query(endpoints.getSecondStep), gcTime: 0 });
  const welcome = useWelcome(() => onSignedIn(waiting.data?.returnTo));
  return (
    <>
      <VisitorTitle lead={t`Your account has a second factor, which protects it even if someone knows your password.`}>
        {t`One more step`}
      </VisitorTitle>
      {waiting.error && <ErrorState message={errorSentence(waiting.error)} />}
      {waiting.isPending && <FormSkeleton fields={1} />}
      {waiting.data && (
        <StepForm
          steps={waiting.data.steps}
          askPasskey={answerWithPasskey}
          sentenceOf={passkeySentence}
          prove={async (body) => welcome(await call(endpoints.finishSignIn, { body }))}
        />
      )}
      <p className="text-sm text-ink-muted">
        <Trans>
          Lost access to all of these? An administrator can reset your second factor. Write to the address in the help
          center.
        </Trans>
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onLeave}>
        {t`Start again`}
      </Button>
    </>
  );
}
