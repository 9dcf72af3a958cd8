// The details that a player sent with a pending video, with a way to correct them.

import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { mayCorrectVideo } from '#domain/people/permissions.ts';
import { formatDay } from '#web/lib/format.ts';
import { cameraAngleLabels, playingHandLabels, videoTypeLabels } from '#web/lib/video/video-words.ts';
import { Button } from '#web/ui/button.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import type { CorrectVideoDialogProps } from './correct-video-dialog.tsx';

const CorrectVideoDialog = lateDialog<CorrectVideoDialogProps>(() =>
  import('./correct-video-dialog.tsx').then((part) => part.CorrectVideoDialog),
);

/** The details by name; the player also gets "Edit", or the reason why not. */
export function SentDetails({ video, isOwn }: { video: Video; isOwn: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  // The form starts with the video's current details.
  const [openedAt, setOpenedAt] = useState(video.updatedAt);
  const correcting = mayCorrectVideo(video);
  const reasonId = useId();
  const facts = factsOf(video);
  return (
    <Card as="section">
      <CardTitle
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
              Edit<span className="sr-only"> what you sent</span>
            </Button>
          )
        }
      >
        {isOwn ? 'What you sent' : 'What the player sent'}
      </CardTitle>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="max-w-[70ch] font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {isOwn && !correcting.allowed && (
        <p id={reasonId} className="mt-4 text-sm text-ink-muted">
          {correcting.reason}
        </p>
      )}
      {isOwn && <CorrectVideoDialog key={openedAt} video={video} open={isEditing} onOpenChange={setIsEditing} />}
    </Card>
  );
}

/** The details that were given, by name. */
function factsOf(video: Video): [string, string][] {
  const facts: [string, string | null][] = [
    ['Title', video.title],
    ['Link', video.videoUrl],
    ['What to look at', video.reportType],
    ['Type', video.videoType && videoTypeLabels[video.videoType]],
    ['Date', video.eventDate && formatDay(video.eventDate)],
    ['Venue', video.venue],
    ['Clothing', video.playerClothingColor],
    ['Equipment', video.playerEquipment],
    ['Playing hand', video.playerPlayingHand && playingHandLabels[video.playerPlayingHand]],
    ['Starting position', video.initialCourtPosition],
    ["Partner's clothing", video.partnerClothingColor],
    ["Opponents' clothing", video.opponentClothingColors],
    ['Court and focus', video.courtDescription],
    ['Side changes', video.courtSideChanges],
    ['Camera', video.cameraAngle && cameraAngleLabels[video.cameraAngle]],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
