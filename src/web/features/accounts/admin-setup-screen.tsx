// The first administrator of an installation: /admin-setup.

import { t } from '@lingui/core/macro';
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
          <VisitorTitle lead={t`Create the first administrator. This works only once.`}>
            {t`Set up ${{ product: brand.name }}`}
          </VisitorTitle>
          <AdminSetupForm />
        </>
      ) : (
        <>
          <VisitorTitle lead={t`This installation already has an administrator. Sign in to continue.`}>
            {t`Setup is done`}
          </VisitorTitle>
          <Link to="/auth" search={{ tab: 'login' }} className={buttonStyles({ className: 'w-fit' })}>
            {t`Sign In`}
          </Link>
        </>
      )}
    </VisitorFrame>
  );
}
