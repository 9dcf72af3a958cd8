// Correcting a note. The form comes when it is asked for.

import { lateDialog } from '#web/ui/late-component.tsx';
import type { CorrectNoteProps } from './correct-note-form.tsx';

/** What the note is to say, and why. */
export const CorrectNoteDialog = lateDialog<CorrectNoteProps>(() =>
  import('./correct-note-form.tsx').then((part) => part.CorrectNoteForm),
);
