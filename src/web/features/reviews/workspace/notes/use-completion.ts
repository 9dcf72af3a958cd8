// Completing a skill while typing a note.

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { skillCompletion, withSkill } from '#domain/reviews/notes/note-marks.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';

/**
 * Up and Down mark a skill, Tab takes it (the first if none is marked), Enter takes a marked one and otherwise saves, Escape hides the
 * list until the text changes.
 *
 * @param write takes the new text
 */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState<SingleSkill | null>(null);
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  const found = hiddenFor === text ? null : skillCompletion(text, Math.min(caret, text.length));
  // A complete skill needs no suggestions.
  const isWhole =
    found?.skills.length === 1 && withSkill(text, found, found.skills[0] as SingleSkill).text.trim() === text.trim();
  const open = isWhole ? null : found;
  const index = open && marked ? open.skills.indexOf(marked) : -1;

  const take = (skill: SingleSkill) => {
    if (!open) return;
    const next = withSkill(text, open, skill);
    flushSync(() => write(next.text));
    setMarked(null);
    setCaret(next.caret);
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  return {
    skills: open?.skills ?? null,
    marked: index < 0 ? null : marked,
    take,
    onSelect: () => setCaret(field.current?.selectionStart ?? 0),
    /** Whether the key was for the list. */
    onKey(event: KeyboardEvent): boolean {
      if (!open || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      const { skills } = open;
      const step = commandKey(event) === 'ArrowDown' ? 1 : commandKey(event) === 'ArrowUp' ? -1 : 0;
      if (step !== 0) setMarked(skills.at((index < 0 && step < 0 ? step : index + step) % skills.length) ?? null);
      else if (commandKey(event) === 'Tab') take(skills[Math.max(index, 0)] as SingleSkill);
      else if (commandKey(event) === 'Enter' && index >= 0) take(skills[index] as SingleSkill);
      else if (commandKey(event) === 'Escape') setHiddenFor(text);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
