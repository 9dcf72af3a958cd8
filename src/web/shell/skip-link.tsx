// The skip link for keyboard users.

import { t } from '@lingui/core/macro';

/** Visible only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-lg bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      onClick={(event) => {
        // By script, because the router would treat the hash as a navigation.
        event.preventDefault();
        const main = document.getElementById('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      }}
    >
      {t`Skip to content`}
    </a>
  );
}
