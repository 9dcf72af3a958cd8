// The player's look beside the published review.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { Annotation, Video } from '#contract/videos/videos.ts';
import { toNumber } from '#domain/numeric.ts';
import { comparedSkills } from '#domain/reviews/compared-reviews.ts';
import { comparisonWords, notesBeside } from '#domain/reviews/looks/side-by-side.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import type { Place } from '../notes/use-go-to.ts';

interface LookBesideProps {
  video: Video;
  /** By time. */
  notes: readonly Annotation[];
  /** Seeks the video; left out if no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
}

/** Both views of the same moments and skills. */
export function LookBeside({ video, notes, onGoTo }: LookBesideProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerLook, { params: { videoId: video.id } }));
  const isOwn = useCurrentUser().id === video.playerId;
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-64 rounded-xl" />;
  if (data === null) return null;
  const { firstName } = video.player;
  const [you, coach] = isOwn ? [t`You`, t`Your coach`] : [firstName, t`Coach`];
  const given: Partial<Record<SkillName, number>> = Object.fromEntries(
    video.skillRatings.map(({ skillName, rating }) => [skillName, toNumber(rating) ?? undefined]),
  );
  // The player's own ratings, each with the coach's.
  const rows = comparedSkills(data.ratings, given).filter(({ first }) => first !== null);
  return (
    <Card as="section" className="grid gap-5 print:break-inside-avoid">
      <div className="grid gap-1">
        <CardTitle className="mb-0">
          {isOwn ? (
            <span>{t`You looked first`}</span>
          ) : (
            <span>
              <Trans>
                <span translate="no">{firstName}</span> looked first
              </Trans>
            </span>
          )}
        </CardTitle>
        <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">
          {isOwn ? t`What you noticed, beside what your coach saw.` : t`What the player noticed, beside the review.`}
        </p>
      </div>
      {data.moments.length > 0 && (
        <ul aria-label={isOwn ? t`Your moments` : t`Moments of ${{ firstName }}`} className="grid gap-4">
          {data.moments.map(({ timestamp, text }) => {
            const moment = { timestamp, endTimestamp: null };
            const beside = data.isOldLink ? [] : notesBeside(timestamp, notes);
            return (
              <li key={`${timestamp} ${text}`} className="grid gap-1 text-sm">
                <p className="flex items-baseline gap-2">
                  <Moment place={moment} onGoTo={data.isOldLink ? undefined : onGoTo} />
                  <span className="min-w-0 wrap-anywhere">{text || (isOwn ? t`You marked this` : t`Marked`)}</span>
                </p>
                {beside.map((note) => (
                  <p key={note.id} className="flex items-baseline gap-2 border-l-2 border-primary pl-3">
                    <Moment place={note} onGoTo={onGoTo} />
                    <span className="min-w-0 wrap-anywhere">
                      <span className="text-ink-muted">{coach}: </span>
                      {readableTitle(note.title) || note.comment || t`Spoken note`}
                    </span>
                  </p>
                ))}
                {beside.length === 0 && (
                  <p className="border-l-2 pl-3 text-ink-muted">
                    {data.isOldLink
                      ? t`Marked on the link before it was replaced.`
                      : isOwn
                        ? t`Your own find: no note close to it.`
                        : t`No note close to it.`}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={isOwn ? t`Your ratings and your coach’s` : t`Ratings of ${{ firstName }} and of the coach`}
          rows={rows}
          rowKey={({ skill }) => skill}
          columns={[
            { key: 'skill', header: t`Skill`, primary: true, cell: ({ skill }) => skillLabel(skill) },
            { key: 'own', header: you, align: 'right', cell: ({ first }) => oneDecimal(first ?? 0) },
            {
              key: 'coach',
              header: t`Coach`,
              align: 'right',
              cell: ({ second }) => (second === null ? '–' : oneDecimal(second)),
            },
            ...(isOwn ? [{ key: 'words', header: t`Together`, cell: comparisonWords }] : []),
          ]}
        />
      )}
      <p className="text-xs text-ink-muted">
        <span>{isOwn ? t`Your own ratings are for you and your coach.` : t`The player’s own ratings.`}</span>{' '}
        <span>{t`They never count towards levels or statistics.`}</span>
      </p>
    </Card>
  );
}

function Moment({ place, onGoTo }: { place: Place; onGoTo: ((place: Place) => void) | undefined }) {
  const time = formatClockTime(place.timestamp);
  if (!onGoTo) {
    return (
      <span translate="no" className="shrink-0 font-medium tabular-nums">
        {time}
      </span>
    );
  }
  return (
    <button
      type="button"
      translate="no"
      aria-label={t`Go to ${{ time }}`}
      onClick={() => onGoTo(place)}
      className="min-h-11 shrink-0 rounded-md font-medium text-primary tabular-nums underline underline-offset-2 pointer-fine:min-h-7"
    >
      {time}
    </button>
  );
}
