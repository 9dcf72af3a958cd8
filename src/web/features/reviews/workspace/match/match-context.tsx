// The player's request, and who is who.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, ChevronDown, Eye } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { haveChangedSides, sideChanges } from '#domain/reviews/court/side-changes.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { courtInWords } from '#domain/videos/match-context.ts';
import { formatDay } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { cameraAngleLabels, playingHandLabels, videoTypeLabels } from '#web/lib/video/video-words.ts';
import { useOpenReview } from '../state/review-context.ts';

/** The request in one line, with how to recognise the player; opened, all details. */
export function MatchContext() {
  const { video: opened, player, reviewer } = useOpenReview().workspace;
  // Until the review starts, the player can correct the details: reloads them for a coach who only views.
  const { data: video } = useQuery({
    ...query(endpoints.getVideo, { params: { videoId: opened.id } }),
    initialData: opened,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: reviewer === null,
  });
  const marks = [
    video.playerClothingColor,
    video.initialCourtPosition,
    video.playerPlayingHand && playingHandLabels[video.playerPlayingHand],
  ].filter(Boolean);
  const facts = factsOf(video);
  return (
    <details className="group @container rounded-xl border bg-surface-raised">
      <summary className="flex list-none items-start gap-3 rounded-xl p-3 text-sm fit:gap-2 fit:px-2.5 fit:py-1.5 [&::-webkit-details-marker]:hidden">
        <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="flex min-w-0 grow flex-wrap gap-x-4 gap-y-1 @max-[34rem]:gap-y-0.5">
          <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere group-open:line-clamp-none">
            {video.reportType ?? t`The player didn’t ask for anything in particular.`}
          </span>
          {marks.length > 0 && (
            <span className="min-w-0 text-ink-muted wrap-anywhere group-open:hidden @max-[34rem]:line-clamp-1 @max-[34rem]:text-xs">
              <span translate="no">{player.firstName}</span>: {marks.join(' · ')}
            </span>
          )}
          <CurrentSides changes={sideChanges(video.courtSideChanges)} />
        </span>
        <span className="flex shrink-0 items-center gap-1 text-ink-muted">
          <span className="@max-[34rem]:sr-only">{t`Who is who`}</span>
          <ChevronDown aria-hidden className="mt-0.5 size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {facts.length === 0 ? (
        <p className="px-3 pb-3 text-sm text-ink-muted @min-[34rem]:pl-10">{t`The player didn’t say who is who.`}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 px-3 pb-3 text-sm @min-[34rem]:pl-10 @min-[48rem]:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-muted">{name}</dt>
              <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

interface CurrentSidesProps {
  /** Seconds at which the pairs changed sides. */
  changes: readonly number[];
}

/** Which sides the pairs are on at the video's position; renders nothing without times. */
function CurrentSides({ changes }: CurrentSidesProps) {
  const { video } = useOpenReview();
  const isChanged = useVideoState(video, ({ time }) => haveChangedSides(changes, time));
  const next = useVideoState(video, ({ time }) => changes.find((change) => change > time) ?? null);
  if (changes.length === 0) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-muted @max-[34rem]:text-xs">
      <ArrowLeftRight aria-hidden className="size-3.5 shrink-0" />
      <span>
        <span className="font-medium text-ink">{isChanged ? t`Sides changed` : t`Sides as at the start`}</span>
        <span className="@max-[34rem]:hidden">
          {next !== null && `, ${t`next change ${{ time: formatClockTime(next) }}`}`}
        </span>
      </span>
    </span>
  );
}

type ReviewedVideo = ReturnType<typeof useOpenReview>['workspace']['video'];

/** The details that were given, by name. */
function factsOf(video: ReviewedVideo): [string, string][] {
  const facts: [string, string | null][] = [
    [t`Clothing`, video.playerClothingColor],
    [t`Equipment`, video.playerEquipment],
    [t`Playing hand`, video.playerPlayingHand && playingHandLabels[video.playerPlayingHand]],
    [t`Starting position`, video.initialCourtPosition],
    [t`Partner’s clothing`, video.partnerClothingColor],
    [t`Opponents’ clothing`, video.opponentClothingColors],
    [t`Side changes`, video.courtSideChanges],
    [t`Camera`, video.cameraAngle && cameraAngleLabels[video.cameraAngle]],
    [t`Court`, courtInWords(video.courtDescription)],
    [t`Type`, video.videoType && videoTypeLabels[video.videoType]],
    [t`Venue`, video.venue],
    [t`Played on`, video.eventDate && formatDay(video.eventDate)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
