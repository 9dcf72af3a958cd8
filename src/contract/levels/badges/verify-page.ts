// The values that the server fills into `/verify`, which is built with placeholders.

/** The placeholders of the page: the installation's address, and its public keys as JSON. With them a badge is checked offline. */
export const verifyPlaceholders = ['publicUrl', 'keys'] as const;
export type VerifyPlaceholder = (typeof verifyPlaceholders)[number];

/** A placeholder as written in the page. */
export function verifyPlaceholder(name: VerifyPlaceholder): string {
  return `{{${name}}}`;
}
