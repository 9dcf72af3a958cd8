// The Security tab of a profile.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DeleteAccount } from './account/delete-account.tsx';
import { GoogleAccount } from './account/google-account.tsx';
import { PasswordPart } from './account/password-part.tsx';
import { SessionList } from './account/session-list.tsx';
import { YourData } from './account/your-data.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { PushPart } from './push-part.tsx';

const SecondFactorPart = lateComponent<object>(
  () => import('./second-factor/second-factor-part.tsx').then((part) => part.SecondFactorPart),
  <Skeleton className="h-110 w-full sm:h-82" />,
);

/** Only for the account itself, never while viewing as someone else. */
export function Security() {
  const user = useCurrentUser();
  const privacy = useQuery({ ...query(endpoints.getAccountPrivacy), enabled: user.viewedBy === null });
  if (user.viewedBy !== null) {
    return <Card>{t`You are viewing as someone else. Only they can see their security settings.`}</Card>;
  }
  if (privacy.error) {
    return <ErrorState message={errorSentence(privacy.error)} onRetry={() => void privacy.refetch()} />;
  }
  if (!privacy.data) return <Waiting />;
  if (user.guardian !== null)
    return (
      <div className="grid gap-4 sm:gap-6">
        <Card>
          {t`A junior has no password. ${{ guardian: personName(user.guardian) }} signs in, and can delete this account under My family.`}
        </Card>
        <MailSwitches />
        <YourData consents={privacy.data.consents} />
      </div>
    );
  return (
    <div className="grid gap-4 sm:gap-6">
      <PasswordPart hasPassword={privacy.data.hasPassword} />
      <SecondFactorPart />
      <SessionList />
      <GoogleAccount hasPassword={privacy.data.hasPassword} />
      <MailSwitches />
      <PushPart />
      <YourData consents={privacy.data.consents} />
      <DeleteAccount privacy={privacy.data} />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 sm:gap-6">
      <span className="sr-only">{t`Loading...`}</span>
      {['password', 'sessions', 'data'].map((part) => (
        <Card key={part} className="grid gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="w-full max-w-md" />
          <Skeleton className="h-10 w-44" />
        </Card>
      ))}
    </div>
  );
}
