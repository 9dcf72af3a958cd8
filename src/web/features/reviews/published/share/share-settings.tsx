// What a shared review shows, and its link and picture.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { ReviewSharing } from '#contract/reviews/shared-reviews.ts';
import type { Video } from '#contract/videos/videos.ts';
import { NameChoice } from '#web/features/people/shared/name-choice.tsx';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { LinkToCopy } from '#web/ui/fields/link-to-copy.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { NotesToShare } from './notes-to-share.tsx';

type Share = NonNullable<ReviewSharing['share']>;

/** The words of the main switch, also while its state loads. */
export const switchWords = () => ({
  label: t`Public page`,
  help: t`Anyone with the link sees what you choose here. The video and the rest of your review stay private. Turn it off at any time and the page is gone.`,
});

interface ShareSettingsProps {
  video: Video;
  sharing: ReviewSharing;
}

/** The switch, and once it is on the choices beside what they make. */
export function ShareSettings({ video, sharing }: ShareSettingsProps) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const params = { videoId: video.id };
  const keep = (next: ReviewSharing) =>
    queryClient.setQueryData(query(endpoints.getReviewSharing, { params }).queryKey, next);
  const save = useCall(endpoints.shareReview, {
    onSuccess: keep,
    onError: (error) => failureToast(t`Your choice was not saved`, error, t`Please try again.`),
  });
  const stop = useCall(endpoints.stopSharingReview, {
    onSuccess: () => {
      keep({ ...sharing, share: null });
      toast({ title: t`No longer shared`, description: t`The link no longer works.` });
    },
    onError: (error) => failureToast(t`Your review is still shared`, error, t`Please try again.`),
  });
  const { share } = sharing;
  // Shows the choice at once, and reverts it if saving fails.
  const chosen = save.isPending ? save.variables.body : share;
  const isViewed = user.viewedBy !== null;
  const choose = (change: Partial<Omit<Share, 'code'>>) => {
    const { showsScore = true, noteIds = [], nameStyle = 'short' } = chosen ?? {};
    save.mutate({ params, body: { showsScore, noteIds, nameStyle, ...change } });
  };
  return (
    <div className="grid gap-6">
      <Switch
        {...switchWords()}
        checked={chosen !== null && !stop.isPending}
        disabled={isViewed || stop.isPending}
        onCheckedChange={(next) => (next ? choose({}) : stop.mutate({ params }))}
      />
      {isViewed && <p className="text-sm text-ink-muted">{t`Only the player can change this.`}</p>}
      {share && chosen && !stop.isPending && (
        <div className="grid items-start gap-x-8 gap-y-6 border-t pt-6 md:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-6">
            <Switch
              label={t`Overall score`}
              checked={chosen.showsScore}
              disabled={isViewed}
              onCheckedChange={(showsScore) => choose({ showsScore })}
            />
            <NotesToShare
              notes={video.annotations}
              sharable={sharing.notes}
              chosen={chosen.noteIds}
              disabled={isViewed}
              onChoose={(noteIds) => choose({ noteIds })}
            />
            <NameChoice
              legend={t`Your name on it`}
              person={user}
              value={chosen.nameStyle}
              disabled={isViewed}
              onValueChange={(nameStyle) => choose({ nameStyle })}
            />
          </div>
          <SharedPage share={share} />
        </div>
      )}
    </div>
  );
}

/** The picture as people see it, the link and the files; nothing before there is something to show. */
function SharedPage({ share }: { share: Share }) {
  const { code, showsScore, noteIds, nameStyle } = share;
  const page = files.sharedReviewPage.path.replace('{code}', code);
  const picture = files.sharedReviewPicture.path.replace('{code}', code);
  if (!showsScore && noteIds.length === 0) {
    return (
      <p role="status" className="rounded-lg bg-surface-sunken p-4 text-sm">
        {t`Choose your score or a note. There is no page until you do.`}
      </p>
    );
  }
  const choices = [showsScore ? 'score' : '', nameStyle, ...noteIds].join(' ');
  return (
    <div className="grid gap-4">
      <img
        // A different address for each choice, so that browsers do not show a picture they have kept.
        src={`${picture}?${new URLSearchParams({ choices })}`}
        alt={t`Your shared review as people see it in a message`}
        width={1200}
        height={630}
        className="h-auto w-full rounded-lg border bg-surface-sunken"
      />
      <LinkToCopy label={t`Link to your review`} link={window.location.origin + page} />
      <div className="flex flex-wrap gap-2">
        <a href={page} target="_blank" rel="noopener" className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          <ExternalLink aria-hidden />
          {t`Open the page`}
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </a>
        <a href={picture} download className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          <Download aria-hidden />
          {t`Download picture`}
        </a>
      </div>
    </div>
  );
}
