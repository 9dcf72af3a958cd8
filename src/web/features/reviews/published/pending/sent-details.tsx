// The details that a player sent with a pending video, with a way to correct them.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { mayCorrectVideo } from '#domain/people/permissions.ts';
import { courtInWords } from '#domain/videos/match-context.ts';
import { formatDay } from '#web/lib/format.ts';
import { cameraAngleLabels, playingHandLabels, videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { PartnerButton } from '../pair/partner-button.tsx';
import type { CorrectVideoDialogProps } from './correct-video-dialog.tsx';

const CorrectVideoDialog = lateDialog<CorrectVideoDialogProps>(() =>
  import('./correct-video-dialog.tsx').then((part) => part.CorrectVideoDialog),
);

interface SentDetailsProps {
  video: Video;
  isOwn: boolean;
  /** Opens the partner's invitation. */
  isInviting: boolean;
}

/** The details by name; the player also gets "Edit", or the reason why not, and the partner. */
export function SentDetails({ video, isOwn, isInviting }: SentDetailsProps) {
  const [isEditing, setIsEditing] = useState(false);
  // The form starts with the video's current details.
  const [openedAt, setOpenedAt] = useState(video.updatedAt);
  const correcting = mayCorrectVideo(video);
  const reasonId = useId();
  return (
    <Card as="section" className="grid gap-5 text-sm">
      <div className="grid gap-2">
        <CardTitle
          className="mb-0"
          action={
            isOwn && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Pencil aria-hidden />}
                disabled={!correcting.allowed}
                aria-describedby={correcting.allowed ? undefined : reasonId}
                onClick={() => {
                  setOpenedAt(video.updatedAt);
                  setIsEditing(true);
                }}
              >
                <Trans>
                  Edit<span className="sr-only"> what you sent</span>
                </Trans>
              </Button>
            )
          }
        >
          {isOwn ? t`What you sent` : t`What the player sent`}
        </CardTitle>
        {isOwn && !correcting.allowed && (
          <p id={reasonId} className="text-ink-muted">
            {correcting.reason}
          </p>
        )}
      </div>
      <Facts
        facts={[
          [t`What to look at`, video.reportType],
          [t`Link`, <SentLink key="link" url={video.videoUrl} />],
        ]}
      />
      <Facts
        title={t`The match`}
        facts={[
          [t`Type`, video.videoType && videoTypeLabels[video.videoType]],
          [t`Date`, video.eventDate && formatDay(video.eventDate)],
          [t`Venue`, video.venue],
          [t`Court and focus`, courtInWords(video.courtDescription)],
          [t`Side changes`, video.courtSideChanges],
          [t`Camera`, video.cameraAngle && cameraAngleLabels[video.cameraAngle]],
        ]}
      />
      <Facts
        title={t`Who is who`}
        facts={[
          [t`Clothing`, video.playerClothingColor],
          [t`Equipment`, video.playerEquipment],
          [t`Playing hand`, video.playerPlayingHand && playingHandLabels[video.playerPlayingHand]],
          [t`Starting position`, video.initialCourtPosition],
          [t`Partner’s clothing`, video.partnerClothingColor],
          [t`Opponents’ clothing`, video.opponentClothingColors],
        ]}
      />
      {isOwn && (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-4">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{t`Your partner`}</h3>
          <PartnerButton videoId={video.id} isAsked={isInviting} />
        </div>
      )}
      {isOwn && <CorrectVideoDialog key={openedAt} video={video} open={isEditing} onOpenChange={setIsEditing} />}
    </Card>
  );
}

function SentLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-primary underline">
      <span>{url}</span>
      <ExternalLink aria-hidden className="ml-1 inline size-3.5" />
      <span className="sr-only">{` ${t`(opens in a new tab)`}`}</span>
    </a>
  );
}

interface FactsProps {
  title?: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The facts that were given; nothing without any. */
function Facts({ title, facts }: FactsProps) {
  const given = facts.filter(([, value]) => Boolean(value));
  if (given.length === 0) return null;
  return (
    <div className="grid gap-2">
      {title && <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>}
      <dl className="grid gap-2">
        {given.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)] gap-x-3">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="max-w-[70ch] font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
