// The form of a second step: a passkey, an app's code, or a recovery code. The caller sends it.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { StepProof } from '#contract/accounts/second-factor.ts';
import type { SecondStep } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { FormErrors } from './form-errors.tsx';

export interface StepFormProps {
  /** What the account can prove with, the best first. */
  steps: readonly SecondStep[];
  /** Lets the person use a passkey; what it throws is put into words by `sentenceOf`. */
  askPasskey: () => Promise<{ id: string }>;
  sentenceOf: (error: unknown) => string;
  /** Sends the proof. What it throws is shown in the form. */
  prove: (proof: StepProof) => Promise<unknown>;
}

const offers: Record<SecondStep, MessageDescriptor> = {
  passkey: msg`Use a passkey instead`,
  totp: msg`Use your authenticator app instead`,
  'recovery-code': msg`Use a recovery code instead`,
};

/** Begins with the best way and offers the others. */
export function StepForm({ steps, askPasskey, sentenceOf, prove }: StepFormProps) {
  const [chosen, setChosen] = useState<SecondStep | null>(null);
  const way = chosen ?? steps[0];
  if (way === undefined) return null;
  return (
    <div className="grid gap-4">
      {way === 'passkey' ? (
        <PasskeyStep sentenceOf={sentenceOf} use={async () => prove({ way: 'passkey', answer: await askPasskey() })} />
      ) : (
        <CodeForm key={way} way={way} prove={(code) => prove({ way, code })} />
      )}
      <div className="grid justify-items-start gap-1">
        {steps
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} variant="ghost" size="sm" className="-ml-3" onClick={() => setChosen(one)}>
              {say(offers[one])}
            </Button>
          ))}
      </div>
    </div>
  );
}

function PasskeyStep({ use, sentenceOf }: { use: () => Promise<unknown>; sentenceOf: (error: unknown) => string }) {
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>({ isBusy: false, error: null });
  const begin = async () => {
    setState({ isBusy: true, error: null });
    try {
      await use();
    } catch (error) {
      setState({ isBusy: false, error: sentenceOf(error) });
    }
  };
  return (
    <>
      {state.error && <FormErrors errors={[{ message: state.error }]} />}
      <p className="text-sm text-ink-muted">{t`Your browser asks for your fingerprint, your face or your device’s PIN.`}</p>
      <Button icon={<KeyRound aria-hidden />} busy={state.isBusy} onClick={() => void begin()}>
        {t`Use a passkey`}
      </Button>
    </>
  );
}
