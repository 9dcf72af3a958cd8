// The link to the demo's accounts, below the sign-in form.

import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';

/** Shown in the demo only. A plain link, because this screen is shown without the router. */
export function DemoLink() {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.demo) return null;
  return (
    <p className="mt-6 text-center text-sm">
      <a
        href="/demo-roles"
        className="inline-flex min-h-11 items-center text-ink-muted underline underline-offset-4 hover:text-ink"
      >
        Demo accounts
      </a>
    </p>
  );
}
