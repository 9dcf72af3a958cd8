// How people prove that it is they: when they sign in, in the second step, and once more before what could do harm.

/** How a sign-in began. `development` is the demo's and developers' way, which proves nothing. */
export const signInWays = ['password', 'google', 'passkey', 'development'] as const;
export type SignInWay = (typeof signInWays)[number];

/** What a person can prove in the second step, and where their account has a second factor. */
export const secondSteps = ['passkey', 'totp', 'recovery-code'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** Every way to prove once more that it is the person (docs/product.md#reauthentication). */
export const proofWays = ['password', 'google', ...secondSteps] as const;
export type ProofWay = (typeof proofWays)[number];

/** How long a sign-in or a confirmation counts as recent, in minutes. */
export const recentProofMinutes = 15;

/** How long a confirmation counts where the sign-in does not count at all, in minutes. */
export const reauthenticationMinutes = 5;

/** What an account has to prove with. */
export interface Credentials {
  hasPassword: boolean;
  hasGoogle: boolean;
  passkeys: number;
  hasTotp: boolean;
  /** Recovery codes that are left. */
  recoveryCodes: number;
}

/** Whether signing in with a password or with Google asks for a second step: any passkey or authenticator app switches it on. */
export function hasSecondFactor({ passkeys, hasTotp }: Pick<Credentials, 'passkeys' | 'hasTotp'>): boolean {
  return passkeys > 0 || hasTotp;
}

/** With what the second step can be proved; the way that nobody can be tricked into first. */
export function secondStepsOf({ passkeys, hasTotp, recoveryCodes }: Credentials): SecondStep[] {
  const has = { passkey: passkeys > 0, totp: hasTotp, 'recovery-code': recoveryCodes > 0 };
  return secondSteps.filter((step) => has[step]);
}

/**
 * With what the person can prove once more that it is they. Where there is a second factor, only that counts: a password may have
 * been read by someone. Where there is a password, Google does not count: a stolen session could link a Google account of the thief's.
 */
export function proofWaysOf(account: Credentials): ProofWay[] {
  if (hasSecondFactor(account)) return secondStepsOf(account);
  if (account.hasPassword) return ['password'];
  return account.hasGoogle ? ['google'] : [];
}

/** Whether the account could still be signed in to without one of its passkeys. */
export function hasWayInWithoutPasskey({ hasPassword, hasGoogle, passkeys }: Credentials): boolean {
  return hasPassword || hasGoogle || passkeys > 1;
}
