// The way to the demo's accounts, below the sign-in form.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';

/** A quiet link, in the demo only; nothing elsewhere, nor while it is not known. */
export function DemoLink() {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.demo) return null;
  return (
    <p className="mt-6 text-center text-sm">
      <Link
        to="/demo-roles"
        className="inline-flex min-h-11 items-center text-ink-muted underline underline-offset-4 hover:text-ink"
      >
        Demo accounts
      </Link>
    </p>
  );
}
