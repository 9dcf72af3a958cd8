// Pair Matches: shared videos and pending invitations.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { PairMatch } from '#contract/videos/pairs.ts';
import { personName } from '#domain/people/person-name.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { formatDay } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { PrivatePair } from '#web/lib/session/private-pair.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { VideoStill } from '#web/ui/video/video-still.tsx';
import { InvitationCard } from './invitation-card.tsx';

/** `/player/pair`. */
export function PairMatchesScreen() {
  const { viewedBy } = useCurrentUser();
  return (
    <Page
      title={t`Pair Matches`}
      lead={t`What coaches say about you and your partner in matches you share. They don’t count towards anyone’s own videos or level.`}
      width="wide"
    >
      {viewedBy === null ? <Matches /> : <PrivatePair />}
    </Page>
  );
}

function Matches() {
  const { data, error, refetch } = useQuery(query(endpoints.listPairMatches));
  if (!data) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        title={t`Your pair matches could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const { invitations, matches } = data;
  if (invitations.length + matches.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound aria-hidden />}
        title={t`No pair matches yet`}
        action={
          <Link to="/player/videos" className={buttonStyles({ variant: 'secondary' })}>
            {t`My Videos`}
          </Link>
        }
      >
        {t`Open one of your videos and invite the partner you played with. Matches you’re invited to appear here too.`}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      {invitations.length > 0 && (
        <section aria-label={t`Invitations`} className="grid gap-3">
          {invitations.map((invitation) => (
            <InvitationCard key={invitation.token} invitation={invitation} />
          ))}
        </section>
      )}
      {matches.length > 0 && (
        <ul className={gridStyles}>
          {matches.map((match) => (
            <MatchCard key={match.videoId} match={match} />
          ))}
        </ul>
      )}
    </div>
  );
}

const gridStyles = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5';

function MatchCard({ match }: { match: PairMatch }) {
  const { videoId, title, videoUrl, eventDate, status, isOwn, other, notes } = match;
  const partner = personName(other);
  const words =
    status !== 'Analyzed'
      ? t`The review is on its way.`
      : notes === 0
        ? t`No notes on the pair.`
        : plural(notes, { one: '# note on the pair.', other: '# notes on the pair.' });
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden">
      <div className="relative aspect-video overflow-hidden bg-court">
        <VideoStill source={parseVideoLink(videoUrl)} />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <Badge tone={isOwn ? 'primary' : 'neutral'}>
          {isOwn ? t`Your video` : t`${{ player: other.firstName }}’s video`}
        </Badge>
        <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-ink-muted">
          <span>
            <Trans>
              With <span translate="no">{partner}</span>
            </Trans>
          </span>
          {eventDate && <span>{` · ${t`played ${{ date: formatDay(eventDate) }}`}`}</span>}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2">
          <p className="text-sm text-ink-muted">{words}</p>
          <Link
            to="/player/pair/$videoId"
            params={{ videoId }}
            className={`${buttonStyles({ variant: 'secondary' })} grow sm:grow-0`}
          >
            <Trans>
              Open<span className="sr-only"> {title}</span>
            </Trans>
          </Link>
        </div>
      </div>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy className={gridStyles}>
      <span className="sr-only">{t`Loading pair matches`}</span>
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}
