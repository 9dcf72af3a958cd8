// Invites a person (/admin/create-user) or a coach (/admin/create-coach).

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InviteForm } from './invite-form.tsx';

interface InviteScreenProps {
  title: string;
  /** The offered roles. */
  roles: readonly Role[];
}

/** The form, once the clubs are loaded. */
export function InviteScreen({ title, roles }: InviteScreenProps) {
  // Reloads on each visit.
  const { data: clubs, error, refetch } = useQuery(query(endpoints.listClubs));
  return (
    <Page
      title={title}
      lead={t`We create the account now and email a link to choose a password. No approval is needed.`}
      width="narrow"
      back={<BackLink to="/admin/users">{t`User Management`}</BackLink>}
    >
      {clubs ? (
        <Card>
          <InviteForm clubs={clubs} roles={roles} />
        </Card>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-120 rounded-xl" />
      )}
    </Page>
  );
}
