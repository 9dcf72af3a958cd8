// What can happen to someone's second factor; each is mailed to them.

export const secondFactorChanges = [
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-factor-reset',
] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];
