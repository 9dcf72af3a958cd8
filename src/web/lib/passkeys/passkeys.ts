// Creates and uses passkeys. The package is loaded when first needed.

import { t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../http/api.ts';
import { ApiError } from '../http/api-error.ts';

/** A browser's passkey response, read only by the server. */
type PasskeyAnswer = { id: string };

const webauthn = () => import('@simplewebauthn/browser');

/** Lets the person choose a passkey and unlock it. @throws ApiError, or the browser's own error when nothing came of it */
export async function answerWithPasskey(): Promise<PasskeyAnswer> {
  const optionsJSON = await call(endpoints.startPasskeySignIn);
  const { startAuthentication } = await webauthn();
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Offers passkeys in the browser's own suggestions for a field, until one is chosen; null where the browser cannot. */
export async function answerFromSuggestions(): Promise<PasskeyAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webauthn();
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const optionsJSON = await call(endpoints.startPasskeySignIn);
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: true })) };
}

/** Ends what `answerFromSuggestions` waits for. */
export async function stopSuggestions(): Promise<void> {
  const { WebAuthnAbortService } = await webauthn();
  WebAuthnAbortService.cancelCeremony();
}

/** Lets the browser make a passkey. @throws ApiError, or the browser's own error when nothing came of it */
export async function makePasskey(): Promise<PasskeyAnswer> {
  const optionsJSON = await call(endpoints.startPasskey);
  const { startRegistration } = await webauthn();
  return { ...(await startRegistration({ optionsJSON: optionsJSON as never })) };
}

/** What to say when no passkey answered; the server's own sentence where it is the server that refused. */
export function passkeySentence(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
  if (name === 'NotAllowedError') return t`The passkey request was cancelled or took too long.`;
  return t`Your browser couldn’t use a passkey.`;
}
