// Entries of the audit log as sentences.

import { msg } from '@lingui/core/runtime-macro';
import { sourceLanguage } from '#domain/language/languages.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { type ActionWords, actor, auditActions, role, subject } from './audit-actions.ts';
import type { AuditFact, FactChange } from './audit-facts.ts';

/** The words of a recorded action; one that no longer exists is named by its id. */
function actionWords(action: string): ActionWords<string> {
  const known: Readonly<Record<string, ActionWords<string>>> = auditActions;
  return known[action] ?? { label: action, says: say(msg`${{ actor }} did "${{ action }}" to ${{ subject }}`) };
}

/** The name of a recorded action, e.g. "Role changed". */
export function actionLabel(action: string): string {
  return actionWords(action).label;
}

/** An entry, as far as its sentence needs it. */
export interface AuditedAct {
  action: string;
  /** Null where no one was signed in. */
  actor: { id: string; name: string } | null;
  subject: { id: string; name: string } | null;
  changes: readonly FactChange[];
  /** Whether the recorded answer was anything but a yes. */
  isRefusal: boolean;
  /** Null for what the server did by itself. */
  address: string | null;
}

/** The actor's name, also where no one was signed in. */
export function actorName({ actor: by, address }: Pick<AuditedAct, 'actor' | 'address'>): string {
  return by?.name ?? (address === null ? say(msg`The server`) : say(msg`A visitor`));
}

/** A piece of an entry's sentence: words, or who is named there. */
export type AuditPart = 'actor' | 'subject' | { words: string };

/** An entry as one sentence without its full stop, in pieces, so that names can be links in any order of words. */
export function auditParts(act: Omit<AuditedAct, 'address'>): AuditPart[] {
  const { action, actor: by, subject: to, changes, isRefusal } = act;
  const { says, ofSelf, ofRefusal } = actionWords(action);
  const factOf = (name: AuditFact) => {
    const change = changes.find(({ fact }) => fact === name);
    return change?.after ?? change?.before ?? '';
  };
  const own = isRefusal && ofRefusal !== undefined ? ofRefusal : ofSelf;
  const sentence = by !== null && by.id === to?.id && own !== undefined ? own : says;
  return sentence
    .replace(role, () => roleInSentence(factOf('role')))
    .split(/([\uE000\uE001])/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece === actor ? 'actor' : piece === subject ? 'subject' : { words: piece }));
}

/** An entry as one sentence without its full stop: "Ada Berg changed the role of Alma Holm". */
export function auditSentence(entry: AuditedAct): string {
  const names = { actor: () => actorName(entry), subject: () => entry.subject?.name ?? '' };
  return auditParts(entry)
    .map((part) => (typeof part === 'string' ? names[part]() : part.words))
    .join('');
}

/** "Club Manager" as "a club manager"; only English has an article here. */
function roleInSentence(label: string): string {
  const words = label.toLowerCase();
  if (languageInForce() !== sourceLanguage) return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}
