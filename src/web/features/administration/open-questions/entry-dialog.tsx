// Adds or changes an own entry; the form loads on demand.

import { lateDialog } from '#web/ui/late-component.tsx';
import type { EntryFormProps } from './entry-form.tsx';

/** The dialog with the form. */
export const EntryDialog = lateDialog<EntryFormProps>(() => import('./entry-form.tsx').then((part) => part.EntryForm));
