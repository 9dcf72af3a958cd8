// Two reviews of one match beside each other, /…/comparison/{videoId}.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { ComparedReview, ReviewComparison } from '#contract/videos/second-reviews.ts';
import { toNumber } from '#domain/numeric.ts';
import { personName } from '#domain/people/person-name.ts';
import { screenFor } from '#domain/reader-addresses.ts';
import {
  agreementSentence,
  type ComparedMoment,
  comparedMoments,
  comparedSkills,
  differenceWords,
  sameMomentSeconds,
} from '#domain/reviews/compared-reviews.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { NoteTypeBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Skills, summaries and notes of both, and their differences. It says nowhere which one is right. */
export function ComparisonScreen({ videoId }: { videoId: string }) {
  const { data, error, isPending, refetch } = useQuery(query(endpoints.getReviewComparison, { params: { videoId } }));
  useDocumentTitle(data ? t`Two reviews: ${{ title: data.title }}` : t`Two reviews`);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page
      title={data && !isGone ? data.title : t`Two reviews`}
      lead={data && !isGone && <span>{t`Two coaches reviewed this match, each without the other’s review.`}</span>}
      width={data && !isGone ? 'wide' : 'narrow'}
      back={<BackToReview videoId={videoId} />}
    >
      {data && !isGone ? (
        <Comparison comparison={data} videoId={videoId} />
      ) : isPending ? (
        <Skeleton className="h-96 rounded-xl" />
      ) : isGone ? (
        <EmptyState title={t`Nothing to compare yet`}>
          <p>{t`There are two reviews to compare once both coaches have published theirs.`}</p>
        </EmptyState>
      ) : (
        <ErrorState
          title={t`The comparison could not be loaded`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function BackToReview({ videoId }: { videoId: string }) {
  const { role } = useCurrentUser();
  return (
    <BackLink to={screenFor('review', role)} params={{ videoId }}>
      {t`Back to the review`}
    </BackLink>
  );
}

function Comparison({ comparison, videoId }: { comparison: ReviewComparison; videoId: string }) {
  const { first, second } = comparison;
  const names = [personName(first.coach), personName(second.coach)] as const;
  return (
    <div className="grid gap-4 lg:gap-6">
      <Skills {...{ first, second, names }} />
      <Card as="section" className="grid gap-4">
        <CardTitle className="mb-0">{t`In their own words`}</CardTitle>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <Summary review={first} name={names[0]} />
          <Summary review={second} name={names[1]} />
        </div>
      </Card>
      <Moments {...{ first, second, names, videoId }} />
    </div>
  );
}

interface BothProps {
  first: ComparedReview;
  second: ComparedReview;
  /** Of the coaches. */
  names: readonly [string, string];
}

function Skills({ first, second, names }: BothProps) {
  const skills = comparedSkills(ratingsOf(first), ratingsOf(second));
  const sentence = agreementSentence(skills);
  return (
    <Card as="section">
      <CardTitle className="mb-1">{t`Ratings`}</CardTitle>
      <p className="mb-4 max-w-[70ch] text-pretty">
        {sentence !== null && <span>{sentence} </span>}
        <span className="text-ink-muted">{t`Coaches look at different things, so a difference is no mistake.`}</span>
      </p>
      <DataTable
        caption={t`Ratings of both coaches`}
        rows={skills}
        rowKey={({ skill }) => skill}
        columns={[
          { key: 'skill', header: t`Skill`, primary: true, cell: ({ skill }) => skillLabel(skill) },
          { key: 'first', header: names[0], align: 'right', cell: (line) => ratingText(line.first) },
          { key: 'second', header: names[1], align: 'right', cell: (line) => ratingText(line.second) },
          {
            key: 'difference',
            header: t`Rated by ${{ coach: names[1] }}`,
            align: 'right',
            cell: ({ difference }) => (difference === null ? t`Only one coach` : differenceWords(difference)),
          },
        ]}
      />
    </Card>
  );
}

const ratingText = (rating: number | null) => (rating === null ? '–' : oneDecimal(rating));

function ratingsOf({ ratings }: ComparedReview): Partial<Record<SkillName, number>> {
  return Object.fromEntries(
    skillNames.flatMap((skill) => {
      const rating = toNumber(ratings[skill]);
      return rating === null ? [] : [[skill, rating]];
    }),
  );
}

function Summary({ review, name }: { review: ComparedReview; name: string }) {
  return (
    <div className="grid content-start gap-1">
      <h3 translate="no" className="text-base">
        {name}
      </h3>
      <p className="text-xs text-ink-muted">
        {review.revisedAt ? (
          <Trans>
            Published <TimeText at={review.publishedAt} kind="date" />, revised{' '}
            <TimeText at={review.revisedAt} kind="date" />
          </Trans>
        ) : (
          <Trans>
            Published <TimeText at={review.publishedAt} kind="date" />
          </Trans>
        )}
      </p>
      <p dir="auto" className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
        {review.finalSummary}
      </p>
    </div>
  );
}

type Note = ComparedReview['notes'][number];

function Moments({ first, second, names, videoId }: BothProps & { videoId: string }) {
  if (first.notes.length + second.notes.length === 0) return null;
  const isSameLink = first.videoUrl === second.videoUrl;
  const moments = isSameLink
    ? comparedMoments(first.notes, second.notes)
    : [{ timestamp: 0, first: first.notes, second: second.notes }];
  const shared = moments.filter((moment) => moment.first.length > 0 && moment.second.length > 0).length;
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle className="mb-0">{t`Notes`}</CardTitle>
        <p className="max-w-[70ch] text-pretty">
          {isSameLink
            ? sharedWords(shared)
            : t`The two reviews are of different links, so their notes are not matched by time.`}
        </p>
      </div>
      <ol className="grid divide-y">
        {moments.map((moment) => (
          <li
            key={moment.timestamp}
            className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="text-sm font-semibold">
              {isSameLink && <TimeLink videoId={videoId} at={moment.timestamp} />}
            </span>
            <Side notes={moment.first} name={names[0]} />
            <Side notes={moment.second} name={names[1]} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function sharedWords(moments: number): string {
  const seconds = sameMomentSeconds;
  if (moments === 0) return t`No two notes are within ${{ seconds }} seconds of each other.`;
  return plural(
    { count: moments },
    {
      one: `At # moment both coaches wrote within ${seconds} seconds of each other.`,
      other: `At # moments both coaches wrote within ${seconds} seconds of each other.`,
    },
  );
}

/** Leads to the moment in the review that the reader came from. */
function TimeLink({ videoId, at }: { videoId: string; at: number }) {
  const { role } = useCurrentUser();
  const time = formatClockTime(at);
  return (
    <Link
      to={screenFor('review', role)}
      params={{ videoId }}
      search={{ t: Math.floor(at) }}
      className="inline-flex min-h-6 text-primary underline underline-offset-4"
    >
      <Trans>
        <span className="sr-only">Play at </span>
        {time}
      </Trans>
    </Link>
  );
}

/** What one coach wrote at a moment. */
function Side({ notes, name }: { notes: ComparedMoment<Note>['first']; name: string }) {
  if (notes.length === 0) return <p className="text-sm text-ink-muted max-md:hidden">–</p>;
  return (
    <div className="grid content-start gap-3">
      {notes.map((note) => (
        <article key={note.id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span translate="no" className="font-medium">
              {name}
            </span>
            <NoteTypeBadge type={note.type} />
            {note.skill && (
              <span translate="no" className="text-ink-muted">
                {skillLabel(note.skill)}
              </span>
            )}
          </p>
          <NoteText text={readableTitle(note.title)} />
          {note.comment !== '' && <NoteText text={note.comment} isMuted />}
        </article>
      ))}
    </div>
  );
}

function NoteText({ text, isMuted = false }: { text: string; isMuted?: boolean }) {
  return (
    <p
      dir="auto"
      translate="no"
      className={isMuted ? 'max-w-[70ch] text-sm wrap-anywhere text-ink-muted' : 'font-medium wrap-anywhere'}
    >
      {text}
    </p>
  );
}
