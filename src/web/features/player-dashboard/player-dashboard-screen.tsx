// The player's start: where they stand, what is on its way, and what to do next.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/api.ts';
import { errorSentence } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { RecentFeedback } from './recent-feedback.tsx';
import { welcomeName } from './welcome-name.ts';

/** The dashboard of the player who is signed in. */
export function PlayerDashboardScreen() {
  const user = useCurrentUser();
  const videos = useQuery(query(endpoints.listVideos));
  return (
    <Page
      title={`Welcome, ${welcomeName(user)}`}
      lead={user.role === 'player' && <VerifiedBadge verified={user.isLevelVerified} />}
      width="wide"
    >
      <div className="grid gap-6">
        <PlayerFigures user={user} videos={videos.data} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <UploadCard />
          {videos.isError ? (
            <ErrorState
              title="Your feedback could not be loaded"
              message={errorSentence(videos.error)}
              onRetry={() => void videos.refetch()}
            />
          ) : (
            <RecentFeedback videos={videos.data} />
          )}
        </div>
      </div>
    </Page>
  );
}

function UploadCard() {
  return (
    <section className="grid gap-4 rounded-xl bg-court p-5 text-on-court shadow-raised sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg">Upload New Video</h2>
        <p className="max-w-[48ch] text-on-court-muted">
          Paste a YouTube or Matchi.tv link. A coach reviews it within 24–48 hours.
        </p>
      </div>
      <Link to="/player/videos" search={{ add: true }} className={buttonStyles({ variant: 'accent', size: 'lg' })}>
        <Upload aria-hidden />
        Upload video
      </Link>
    </section>
  );
}
