// My Training Sessions of a player.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { OpenSessionsCard } from './open-sessions/open-sessions-card.tsx';
import { TrainingPart } from './training-part.tsx';
import type { TrainingSearch } from './training-search.ts';

interface MyTrainingScreenProps {
  search: TrainingSearch;
  onSearchChange: (search: TrainingSearch) => void;
  /** The button to ask for a session, for club members. */
  ask: ReactNode;
  /** Requests and the calendar card, for club members. */
  children: ReactNode;
}

/** `/player/training`. */
export function MyTrainingScreen({ search, onSearchChange, ask, children }: MyTrainingScreenProps) {
  const user = useCurrentUser();
  const hasSessions = isClubMember(user);
  const sessions = useQuery({
    ...query(endpoints.listTrainingSessions, { params: { playerId: user.id } }),
    enabled: hasSessions,
  });
  const openSessions = useQuery({ ...query(endpoints.listOpenSessions), enabled: hasSessions });
  return (
    <Page
      title={t`My Training Sessions`}
      lead={t`Your upcoming and completed sessions with a coach.`}
      actions={hasSessions && ask}
    >
      <div className="grid gap-8">
        {openSessions.isError && (
          <ErrorState
            title={t`Open sessions could not be loaded`}
            message={errorSentence(openSessions.error)}
            onRetry={() => void openSessions.refetch()}
          />
        )}
        {!sessions.isPending && openSessions.data && <OpenSessionsCard sessions={openSessions.data} />}
        <TrainingPart search={search} onSearchChange={onSearchChange} isHeld={openSessions.isLoading} />
        {/* Loads at once, but is hidden until the sessions are loaded, so that nothing shifts. */}
        {hasSessions && <div className={sessions.isPending ? 'hidden' : 'contents'}>{children}</div>}
      </div>
    </Page>
  );
}
