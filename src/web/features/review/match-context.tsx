// What to look at, and who is who.

import { ChevronDown, Eye } from 'lucide-react';
import { formatDay } from '#web/lib/format.ts';
import { cameraAngleLabels, playingHandLabels, videoTypeLabels } from '#web/lib/video/video-words.ts';
import { useOpenReview } from './review-context.ts';

/** What the player asks for in one line, with the marks by which to know the player; opened, everything the player told. */
export function MatchContext() {
  const { video, player } = useOpenReview().workspace;
  const marks = [
    video.playerClothingColor,
    video.initialCourtPosition,
    video.playerPlayingHand && playingHandLabels[video.playerPlayingHand],
  ].filter(Boolean);
  const facts = factsOf(video);
  return (
    <details className="group rounded-xl border bg-surface-raised">
      <summary className="flex list-none items-start gap-3 rounded-xl p-3 text-sm [&::-webkit-details-marker]:hidden">
        <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="flex min-w-0 grow flex-wrap gap-x-4 gap-y-1">
          <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere group-open:line-clamp-none">
            {video.reportType ?? 'The player asked for nothing in particular.'}
          </span>
          {marks.length > 0 && (
            <span className="min-w-0 text-ink-muted wrap-anywhere group-open:hidden">
              {player.firstName}: {marks.join(' · ')}
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-1 text-ink-muted">
          <span className="max-sm:sr-only">Who is who</span>
          <ChevronDown aria-hidden className="mt-0.5 size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {facts.length === 0 ? (
        <p className="px-3 pb-3 text-sm text-ink-muted sm:pl-10">The player told nothing about who is who.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2.5 px-3 pb-3 text-sm sm:grid-cols-2 sm:pl-10 lg:grid-cols-4">
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

type ReviewedVideo = ReturnType<typeof useOpenReview>['workspace']['video'];

/** What the player told, named; only what was told. */
function factsOf(video: ReviewedVideo): [string, string][] {
  const facts: [string, string | null][] = [
    ['Wears', video.playerClothingColor],
    ['Equipment', video.playerEquipment],
    ['Plays', video.playerPlayingHand && playingHandLabels[video.playerPlayingHand]],
    ['Starts on', video.initialCourtPosition],
    ['Partner wears', video.partnerClothingColor],
    ['Opponents wear', video.opponentClothingColors],
    ['Changes of sides', video.courtSideChanges],
    ['Camera', video.cameraAngle && cameraAngleLabels[video.cameraAngle]],
    ['Court', video.courtDescription],
    ['Type', video.videoType && videoTypeLabels[video.videoType]],
    ['Venue', video.venue],
    ['Played on', video.eventDate && formatDay(video.eventDate)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
