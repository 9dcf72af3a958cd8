// A coach's reference clips of a season: those to rate, the feedback, those rated.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Film } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { ClipToRate } from '#contract/levels/reference-clips.ts';
import { seasonEnd, seasonOf, seasonWords } from '#domain/levels/clip-season.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { ListSkeleton } from '#web/ui/layout/list-frame.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ClipFeedback } from './clip-feedback.tsx';

interface ClipsScreenProps {
  season: string | undefined;
  onSeasonChange: (season: string) => void;
}

/** Rated clips carry the agreed ratings; the feedback is counted from them here. */
export function ClipsScreen({ season, onSeasonChange }: ClipsScreenProps) {
  const { data, error, refetch } = useQuery(
    query(endpoints.listClipsToRate, { query: season === undefined ? {} : { season } }),
  );
  return (
    <Page
      title={t`Reference Clips`}
      lead={t`Every coach rates the same clips once a season. That shows how strictly you rate.`}
      width="wide"
    >
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data.seasons.length > 1 && (
            <FilterSelect
              label={t`Season`}
              className="justify-self-start"
              value={data.season}
              onValueChange={onSeasonChange}
              options={data.seasons.map((value) => ({ value, label: seasonWords(value) }))}
            />
          )}
          <Clips clips={data.clips} season={data.season} />
        </div>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </Page>
  );
}

function Clips({ clips, season }: { clips: readonly ClipToRate[]; season: string }) {
  const isCurrent = seasonOf(new Date(useNow().getTime())) === season;
  if (clips.length === 0) {
    return (
      <EmptyState title={t`No clips yet`} icon={<Film aria-hidden />}>
        {isCurrent
          ? t`We’ll let you know when this season’s clips are ready to rate.`
          : t`There are no clips of ${{ season: seasonWords(season) }} for you.`}
      </EmptyState>
    );
  }
  const open = clips.filter(({ rated }) => rated === null);
  const rated = clips.filter((clip) => clip.rated !== null);
  return (
    <>
      {open.length > 0 ? (
        <ClipList
          title={t`To rate (${{ count: open.length }})`}
          about={t`Until ${{ date: seasonEnd(season) }}`}
          clips={open}
        />
      ) : (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          {t`You have rated all clips of ${{ season: seasonWords(season) }}.`}
        </p>
      )}
      <ClipFeedback clips={rated} />
      {rated.length > 0 && <ClipList title={t`Rated (${{ count: rated.length }})`} clips={rated} />}
    </>
  );
}

interface ClipListProps {
  title: string;
  about?: string;
  clips: readonly ClipToRate[];
}

function ClipList({ title, about, clips }: ClipListProps) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        {title}
        {about && <span className="font-sans text-sm font-normal text-ink-muted">{about}</span>}
      </h2>
      <ul className="divide-y rounded-xl border bg-surface-raised shadow-raised">
        {clips.map((clip) => (
          <ClipLine key={clip.id} clip={clip} />
        ))}
      </ul>
    </section>
  );
}

function ClipLine({ clip: { id, title, player, start, end, skills, linkProblem } }: { clip: ClipToRate }) {
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-surface-sunken/50 has-focus-visible:outline-2 sm:gap-x-6">
      <span className="grid min-w-0 grow basis-48">
        <Link
          to="/coach/reference-clips/$clipId"
          params={{ clipId: id }}
          className="truncate font-medium text-primary after:absolute after:inset-0 hover:underline"
          dir="auto"
        >
          <span translate="no">{title}</span>
        </Link>
        <span className="truncate text-sm text-ink-muted" translate="no">
          {player}
        </span>
      </span>
      {linkProblem && <Badge tone="attention">{t`Link can’t be opened`}</Badge>}
      <span className="text-sm whitespace-nowrap text-ink-muted tabular-nums sm:w-40 sm:text-right">
        <span translate="no">{formatClockRange(start, end)}</span>,{' '}
        {plural({ count: skills.length }, { one: '# skill', other: '# skills' })}
      </span>
    </li>
  );
}
