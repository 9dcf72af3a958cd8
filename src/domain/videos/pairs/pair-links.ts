// The address of an invitation to the notes on a pair, and what is found in one.

/** Path of the screen that an invitation opens. */
export function pairInvitationPath(token: string): string {
  return `/pair-invitation?token=${encodeURIComponent(token)}`;
}

/** The token in the address of an invitation; null in every other address. */
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
