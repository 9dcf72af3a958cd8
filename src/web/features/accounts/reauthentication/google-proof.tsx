// The proof by Google.

import { redirects } from '#contract/redirects.ts';
import { buttonStyles } from '#web/ui/button.tsx';

/** Leads to Google and back to this screen, where the person repeats what they were doing. */
export function GoogleProof() {
  const { pathname, search } = window.location;
  const asked = new URLSearchParams({ intent: 'confirm', returnTo: `${pathname}${search}` });
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        You sign in with Google, so Google can confirm it's you. You'll come back to this screen and can then try again.
        We won't ask again for a few minutes.
      </p>
      <a href={`${redirects.google.path}?${asked}`} className={buttonStyles()}>
        Confirm with Google
      </a>
    </div>
  );
}
