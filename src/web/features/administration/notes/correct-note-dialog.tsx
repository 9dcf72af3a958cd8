// Corrects a note; the form loads on demand.

import { lateDialog } from '#web/ui/late-component.tsx';
import type { CorrectNoteProps } from './correct-note-form.tsx';

/** The dialog with the correction form. */
export const CorrectNoteDialog = lateDialog<CorrectNoteProps>(() =>
  import('./correct-note-form.tsx').then((part) => part.CorrectNoteForm),
);
