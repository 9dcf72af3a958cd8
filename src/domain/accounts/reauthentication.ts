// How people prove their identity: at sign-in, in the second step, and again before sensitive actions.

/** How a sign-in began. `development` is for the demo and developers, and proves nothing. */
export const signInWays = ['password', 'google', 'passkey', 'development'] as const;
export type SignInWay = (typeof signInWays)[number];

/** Ways to complete the second step. */
export const secondSteps = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** Every way to reauthenticate (docs/product.md#reauthentication). */
export const proofWays = ['password', 'google', ...secondSteps] as const;
export type ProofWay = (typeof proofWays)[number];

/** How long a sign-in or a confirmation counts as recent, in minutes. */
export const recentProofMinutes = 15;

/** How long a confirmation counts for actions where the sign-in itself does not count, in minutes. */
export const reauthenticationMinutes = 5;

/** The credentials of an account. */
export interface Credentials {
  hasPassword: boolean;
  hasGoogle: boolean;
  passkeys: number;
  hasTotp: boolean;
  /** Unused recovery codes. */
  recoveryCodes: number;
}

/** Whether signing in with a password or Google needs a second step: any passkey or authenticator app switches it on. */
export function hasSecondFactor({ passkeys, hasTotp }: Pick<Credentials, 'passkeys' | 'hasTotp'>): boolean {
  return passkeys > 0 || hasTotp;
}

/** The account's second steps, the most phishing-resistant first. */
export function secondStepsOf({ passkeys, hasTotp, recoveryCodes }: Credentials): SecondStep[] {
  const has = { passkey: passkeys > 0, totp: hasTotp, 'recovery-code': recoveryCodes > 0 };
  return secondSteps.filter((step) => has[step]);
}

/**
 * The account's ways to reauthenticate. With a second factor only that counts, because a password may have leaked. With a password
 * Google does not count, because a stolen session could link the thief's Google account.
 */
export function proofWaysOf(account: Credentials): ProofWay[] {
  if (hasSecondFactor(account)) return secondStepsOf(account);
  if (account.hasPassword) return ['password'];
  return account.hasGoogle ? ['google'] : [];
}

/** Whether the person could still sign in after removing one passkey. */
export function hasWayInWithoutPasskey({ hasPassword, hasGoogle, passkeys }: Credentials): boolean {
  return hasPassword || hasGoogle || passkeys > 1;
}
