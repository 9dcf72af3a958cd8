// Asks why. Its form comes after the first paint.

import { lateDialog } from '#web/ui/late-component.tsx';
import type { ReasonDialogProps } from './reason-form-dialog.tsx';

/** A dialog with one field, the reason, which may not be empty. */
export const ReasonDialog = lateDialog<ReasonDialogProps>(() =>
  import('./reason-form-dialog.tsx').then((part) => part.ReasonFormDialog),
);
