// Asks why. Its form comes after the first paint.

import { loadForm } from '#web/lib/forms/late-form.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import type { ReasonDialogProps } from './reason-form-dialog.tsx';

/** A dialog with one field, the reason, which may not be empty. */
export const ReasonDialog = lateDialog<ReasonDialogProps>(() =>
  loadForm(() => import('./reason-form-dialog.tsx').then((part) => part.ReasonFormDialog)),
);
