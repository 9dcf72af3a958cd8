// An empty cell.

import { t } from '@lingui/core/macro';

/** A dash, read as "None". */
export function None() {
  return (
    <span className="text-ink-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t`None`}</span>
    </span>
  );
}
