// The skip link, first in the tab order.

/** Skips the header to the element with this id; visible only while focused. */
import { t } from '@lingui/core/macro';
export function SkipLink({ to = 'content' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="absolute top-2 left-2 z-30 -translate-y-20 rounded-lg bg-surface-raised px-4 py-2.5 font-semibold text-ink shadow-raised transition-transform focus-visible:translate-y-0"
    >
      {t`Skip to content`}
    </a>
  );
}
