// Dialogs. Their code comes after the first paint.

import { lateDialog } from '#web/ui/late-component.tsx';
import type { ConfirmDialogProps, DialogProps } from './dialog-sheet.tsx';

/** A dialog that keeps the focus inside, closes on Escape and gives the focus back. One with a form begins in its first field. */
export const Dialog = lateDialog<DialogProps>(() => import('./dialog-sheet.tsx').then((part) => part.DialogSheet));

/** Asks before what cannot be undone; begins on Cancel. The caller closes it when the action is done. */
export const ConfirmDialog = lateDialog<ConfirmDialogProps>(() =>
  import('./dialog-sheet.tsx').then((part) => part.ConfirmSheet),
);
