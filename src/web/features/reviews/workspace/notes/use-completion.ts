// Completing a skill or a phrase while typing a note.

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { skillCompletion, withSkill } from '#domain/reviews/notes/note-marks.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';

/** What may be taken, and the text with it and the caret after it. */
export interface Suggestions {
  kind: 'skills' | 'phrases';
  labels: readonly string[];
  taken: (index: number) => { text: string; caret: number };
}

/** Suggests how a text may go on at the caret, or null. */
export type Suggest = (text: string, caret: number) => Suggestions | null;

const suggestSkills: Suggest = (text, caret) => {
  const found = skillCompletion(text, caret);
  if (!found) return null;
  const taken = (index: number) => withSkill(text, found, found.skills[index] as SingleSkill);
  // A complete skill needs no suggestions.
  if (found.skills.length === 1 && taken(0).text.trim() === text.trim()) return null;
  return { kind: 'skills', labels: found.skills.map(skillLabel), taken };
};

/**
 * Up and Down mark a suggestion, Tab takes it (the first if none is marked), Enter takes a marked one and otherwise saves, Escape hides
 * the list until the text changes.
 *
 * @param suggestPhrases once they are here
 * @param write takes the new text
 */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  suggestPhrases: Suggest | null,
  write: (text: string) => void,
) {
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState<string | null>(null);
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const at = Math.min(caret, text.length);
  const open = hiddenFor === text ? null : (suggestSkills(text, at) ?? suggestPhrases?.(text, at) ?? null);
  const index = open && marked !== null ? open.labels.indexOf(marked) : -1;

  const take = (which: number) => {
    if (!open) return;
    const next = open.taken(which);
    flushSync(() => write(next.text));
    setMarked(null);
    setCaret(next.caret);
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  return {
    /** What is suggested, or null. */
    open,
    /** The index of the marked one; −1 for none. */
    marked: index,
    take,
    onSelect: () => setCaret(field.current?.selectionStart ?? 0),
    /** Whether the key was for the list. */
    onKey(event: KeyboardEvent): boolean {
      if (!open || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      const { labels } = open;
      const step = commandKey(event) === 'ArrowDown' ? 1 : commandKey(event) === 'ArrowUp' ? -1 : 0;
      if (step !== 0) setMarked(labels.at((index < 0 && step < 0 ? step : index + step) % labels.length) ?? null);
      else if (commandKey(event) === 'Tab') take(Math.max(index, 0));
      else if (commandKey(event) === 'Enter' && index >= 0) take(index);
      else if (commandKey(event) === 'Escape') setHiddenFor(text);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
