// Signing in with a passkey alone: by the button, or from the browser's suggestions for the email field.

import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { hasPasskeys } from '#web/lib/passkeys/has-passkeys.ts';
import {
  answerFromSuggestions,
  answerWithPasskey,
  passkeySentence,
  stopSuggestions,
} from '#web/lib/passkeys/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useWelcome } from './use-welcome.ts';

export interface PasskeyButtonProps {
  /** Opens what comes after signing in. */
  onSignedIn: () => void;
}

/** Nothing where passkeys are not supported. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  return hasPasskeys() ? <Offered onSignedIn={onSignedIn} /> : null;
}

function Offered({ onSignedIn }: PasskeyButtonProps) {
  const welcome = useWelcome(onSignedIn);
  const [isBusy, setIsBusy] = useState(false);
  const enter = async (answer: { id: string }) =>
    welcome(await call(endpoints.signInWithPasskey, { body: { answer } }));
  const press = async () => {
    setIsBusy(true);
    try {
      await enter(await answerWithPasskey());
    } catch (error) {
      toast({ title: t`Login Failed`, description: passkeySentence(error), tone: 'danger' });
      setIsBusy(false);
    }
  };
  // Failing suggestions are ignored: the form and the button are still there.
  const suggest = useEffectEvent(() => {
    void answerFromSuggestions().then(
      (answer) =>
        answer &&
        enter(answer).catch((error: unknown) =>
          toast({ title: t`Login Failed`, description: passkeySentence(error), tone: 'danger' }),
        ),
      () => {},
    );
  });
  useEffect(() => {
    suggest();
    return () => void stopSuggestions();
  }, []);
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={<KeyRound aria-hidden />}
      className="mt-3 w-full"
      busy={isBusy}
      onClick={() => void press()}
    >
      {t`Sign in with a passkey`}
    </Button>
  );
}
