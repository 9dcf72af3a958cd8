// Applicants: people who registered with the club's link.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { mostApplicants } from '#domain/clubs/club-lists.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { ListLimit, ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { ApplicantRow } from './applicant-row.tsx';

/**
 * The list of applicants, if there are any. The content below (`children`) appears together with it: applicants arriving
 * later would push it down under a press.
 */
export function WithApplicants({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(query(endpoints.listApplicants));
  return (
    <>
      {isPending ? <ListSkeleton /> : data && data.length > 0 && <Applicants />}
      <div hidden={isPending} className="grid gap-4">
        {children}
      </div>
    </>
  );
}

/** The list, longest wait first. */
export function Applicants() {
  // Reloads on each visit.
  const { data, error, refetch } = useQuery(query(endpoints.listApplicants));
  return (
    <Card as="section" className="grid content-start">
      <CardTitle className="mb-2">{t`Waiting for approval`}</CardTitle>
      {data ? (
        data.length > 0 ? (
          <>
            <ul className="divide-y">
              {data.map((applicant) => (
                <ApplicantRow key={applicant.id} applicant={applicant} />
              ))}
            </ul>
            <ListLimit shown={data.length} most={mostApplicants} />
          </>
        ) : (
          <p className="text-sm text-ink-muted">
            {t`No one is waiting. Players who register with your link appear here once they confirm their email.`}
          </p>
        )
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-14 rounded-lg" />
      )}
    </Card>
  );
}
