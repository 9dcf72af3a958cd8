// What Alt and a key do while a note is being written.

import { t } from '@lingui/core/macro';
import { defaultLead } from '#domain/reviews/notes/note-ranges.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { NoteFormCommand } from '../state/keys/key-table.ts';
import type { OpenReview } from '../state/review-context.ts';
import { speak } from '../voice/speak-command.ts';
import { endNoteHere, openBoard, playRange } from './chosen-note.ts';

/**
 * Whether a command needs a control of the form, and waits for it. Commands on the note alone run at once: fast typists save before the
 * form is complete.
 */
export function leadsToForm({ kind }: NoteFormCommand): boolean {
  return kind === 'skill' || kind === 'time' || kind === 'board' || kind === 'speak';
}

/** Runs a command on the note in the editor. */
export function runNoteCommand(review: OpenReview, command: NoteFormCommand, form: HTMLFormElement | null): void {
  const { store } = review;
  const { edited } = store.getState();
  if (!edited) return;
  switch (command.kind) {
    case 'type':
      return store.editTo({ type: command.type });
    case 'skill':
      return form?.querySelector<HTMLElement>('select[name=skill]')?.focus();
    case 'pair':
      return store.editTo({ pair: edited.pair ? null : 'together' });
    case 'time':
      return form?.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    case 'range':
      return store.editTo({ lead: edited.endTimestamp === null ? defaultLead : null });
    case 'end':
      return endNoteHere(review);
    case 'play': {
      const note = store.getState().document.notes.find(({ id }) => id === edited.id);
      return note ? playRange(review, note) : undefined;
    }
    case 'board':
      return openBoard(review);
    case 'speak':
      return speak(review, null);
    case 'priority':
      if (edited.skill === null)
        toast({ title: t`Choose the note’s skill first`, description: t`A priority needs a skill.` });
      else store.editTo({ priority: edited.priority === command.rank ? null : command.rank });
  }
}
