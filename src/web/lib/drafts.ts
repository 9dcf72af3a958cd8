// Text that people have typed and not yet sent, kept in the browser so that nothing is lost.

const prefix = 'draft:';

/** Where a person's draft lies. Drafts name their owner, so that the next person at this browser never sees them. */
export function draftKey(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}

/** Removes every draft, or every draft but those of the person to keep. */
export function clearDrafts({ except }: { except?: string } = {}): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      const isKept = except !== undefined && key.startsWith(draftKey(except, ''));
      if (key.startsWith(prefix) && !isKept) storage.removeItem(key);
    }
  }
}
