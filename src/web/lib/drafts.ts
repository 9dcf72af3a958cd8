// Drafts: typed but unsent text, kept in the browser.

import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';

/** What the name of everything begins with that a browser keeps of what was typed. */
export const draftPrefix = 'draft:';

/** Where a person's draft lies. Drafts name their owner, so that the next person at this browser never sees them. */
export function draftKey(owner: string, name: string): string {
  return `${draftPrefix}${owner}:${name}`;
}

/**
 * The owner of drafts: the person or, while viewing as someone else, that view. They never mix with drafts of the viewed person in this
 * browser.
 */
export function draftOwner({ id, role, viewedBy }: Pick<CurrentUser, 'id' | 'role' | 'viewedBy'>): string {
  return viewedBy === null ? id : `${viewedBy.id}:viewing:${id}:${role}`;
}

/**
 * What a text area says of itself, so that none is forgotten: the draft that its text is kept as, the document it is kept with, or why it
 * is not kept.
 */
export type DraftMark = `kept as ${string}` | `kept with ${string}` | `not kept: ${string}`;

/** Whether anybody has left a draft at this browser. It tells neither whose nor what. */
export function hasDrafts(): boolean {
  return [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => key.startsWith(draftPrefix)),
  );
}

let areCleared = false;

/** Whether the person has signed out and this document is on its way out: nothing may be kept any more. */
export const areDraftsOver = () => areCleared && browserNavigation.isLeaving;

/**
 * Removes every draft, or every draft but those of the person to keep; recordings that were not sent are drafts too. Resolves once the
 * databases are gone; those that another window holds go when it lets go.
 */
export function clearDrafts({ except }: { except?: string } = {}): Promise<void> {
  areCleared = except === undefined;
  const isOver = (name: string) =>
    name.startsWith(draftPrefix) && !(except !== undefined && name.startsWith(draftKey(except, '')));
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isOver(key)) storage.removeItem(key);
  }
  return removeDatabases(isOver);
}

async function removeDatabases(isOver: (name: string) => boolean): Promise<void> {
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    await Promise.all(names.filter(isOver).map(removeDatabase));
  } catch {
    // A private window keeps none.
  }
}

function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve(), { once: true });
  });
}
