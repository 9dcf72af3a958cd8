// Changes of a second factor; each is emailed to its owner.

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
