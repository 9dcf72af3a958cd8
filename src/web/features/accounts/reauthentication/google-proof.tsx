// The proof by Google.

import { redirects } from '#contract/redirects.ts';
import { buttonStyles } from '#web/ui/button.tsx';

/** Leads to Google and back to this screen; what was begun here is begun again then. */
export function GoogleProof() {
  const { pathname, search } = window.location;
  const asked = new URLSearchParams({ intent: 'confirm', returnTo: `${pathname}${search}` });
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        You sign in with Google. Let Google confirm that it is you: you come back to this screen, and for a few minutes
        you are not asked again. Then do once more what you were about to do.
      </p>
      <a href={`${redirects.google.path}?${asked}`} className={buttonStyles()}>
        Confirm with Google
      </a>
    </div>
  );
}
