// The first administrator of an installation: /admin-setup.

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { brand } from '#brand';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { AdminSetupForm } from './admin-setup-form.tsx';
import { VisitorFrame, VisitorTitle } from './visitor-frame.tsx';

/** Creates the first administrator; once there is one, says that setup is done. */
export function AdminSetupScreen() {
  const { data } = useSuspenseQuery(query(endpoints.getSetupState));
  return (
    <VisitorFrame>
      {data.open ? (
        <>
          <VisitorTitle lead="Create the first administrator. This works only once.">Set up {brand.name}</VisitorTitle>
          <AdminSetupForm />
        </>
      ) : (
        <>
          <VisitorTitle lead="This installation already has an administrator. Sign in to continue.">
            Setup is done
          </VisitorTitle>
          <Link to="/auth" search={{ tab: 'login' }} className={buttonStyles({ className: 'w-fit' })}>
            Sign In
          </Link>
        </>
      )}
    </VisitorFrame>
  );
}
