// The address of a pair invitation.

/** Path of the screen that an invitation opens. */
export function pairInvitationPath(token: string): string {
  return `/pair-invitation?token=${encodeURIComponent(token)}`;
}

/** The token in an invitation's address; null for other addresses. */
export function pairTokenIn(address: string | undefined): string | null {
  const token = /^\/pair-invitation\?token=([\w.%+-]+)$/.exec(address ?? '')?.[1];
  return token === undefined ? null : decoded(token);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
