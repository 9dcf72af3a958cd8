// The coach's profile: a tab of My Profile.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { CoachProfileForm } from './coach-profile-form.tsx';

/** The form, once the profile is loaded. */
export function CoachProfilePanel() {
  const profile = useQuery(query(endpoints.getCoachProfile));
  if (profile.data === undefined) {
    if (!profile.isError) return <Skeleton className="h-120 rounded-xl" />;
    return (
      <ErrorState
        title={t`Your coach profile could not be loaded`}
        message={errorSentence(profile.error)}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  return (
    <Card as="section">
      <CardTitle className="mb-1">{t`Your coach profile`}</CardTitle>
      <p className="mb-5 max-w-[65ch] text-sm text-ink-muted">
        {t`Players looking for a coach see this with your name, club and country, but never your email address.`}
      </p>
      <CoachProfileForm profile={profile.data} />
    </Card>
  );
}
