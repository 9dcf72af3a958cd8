// The link to Google's sign-in, followed by the browser itself.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { redirects } from '#contract/redirects.ts';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface GoogleButtonProps {
  children: string;
  /** Path of this site to open afterwards. */
  returnTo?: string | undefined;
  /** Code of the club whose invitation link was followed. */
  club?: string | undefined;
}

/** Shown only where Google sign-in is configured. */
export function GoogleButton({ children, returnTo, club }: GoogleButtonProps) {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.google) return null;
  return (
    <div className="mb-5 grid gap-5">
      <GoogleLink returnTo={returnTo} club={club}>
        {children}
      </GoogleLink>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t`or with your email`}
      </p>
    </div>
  );
}

/** The link alone, where Google is known to be configured. */
export function GoogleLink({ children, returnTo, club }: GoogleButtonProps) {
  const search = new URLSearchParams({ ...(returnTo && { returnTo }), ...(club && { club }) }).toString();
  return (
    <a
      href={search === '' ? redirects.google.path : `${redirects.google.path}?${search}`}
      className={cn(buttonStyles({ variant: 'secondary', size: 'lg' }), 'gap-3')}
    >
      <GoogleMark />
      {children}
    </a>
  );
}

/** Google's logo, in its required colours. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 18 18" className="size-5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
