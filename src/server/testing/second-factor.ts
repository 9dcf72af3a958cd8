// Second factors in tests, through the endpoints.

import { Secret, TOTP } from 'otpauth';
import { endpoints } from '#contract/endpoints.ts';
import type { CookieBrowser } from './cookie-browser.ts';
import { assertion, type MadePasskey, makePasskey, registration } from './made-passkey.ts';

const stepMs = 30_000;
const currentStep = () => Math.floor(Date.now() / stepMs);

function codeOfStep(secret: string, step: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp: step * stepMs });
}

/** An app's code so many steps from now. */
export const appCode = (secret: string, steps = 0): string => codeOfStep(secret, currentStep() + steps);

/**
 * Sets up an authenticator app with the previous step's code, so that the current one stays unused; returns its secret and the recovery
 * codes.
 */
export async function addApp(browser: CookieBrowser) {
  const { secret } = (await browser.call(endpoints.startTotp)).body;
  const confirm = (step: number) =>
    browser.call(endpoints.confirmTotp, { body: { code: codeOfStep(secret, step - 1) } });
  const step = currentStep();
  let answer = await confirm(step);
  // If a step ends meanwhile, the code is two steps old and rightly refused.
  if (answer.status === 400 && currentStep() !== step) answer = await confirm(currentStep());
  return { secret, status: answer.status, codes: answer.body.recoveryCodes };
}

/** Makes a passkey and adds it to the account. */
export async function addPasskey(browser: CookieBrowser, parts: Partial<MadePasskey> = {}) {
  const passkey = makePasskey(parts);
  const options = (await browser.call(endpoints.startPasskey)).body;
  const body = { name: 'Phone', answer: registration(passkey, options) };
  const answer = await browser.call(endpoints.addPasskey, { body });
  return { passkey, status: answer.status, error: answer.error, codes: answer.body.recoveryCodes };
}

/** Answers the server's challenge with a passkey. */
export async function answerOf(browser: CookieBrowser, passkey: MadePasskey) {
  return assertion(passkey, (await browser.call(endpoints.startPasskeySignIn)).body);
}
