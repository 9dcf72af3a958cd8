// Why a player's level is what it is: the level with its interval, what would move it next, and what each review did to it.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Play } from 'lucide-react';
import { useId } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelStep, LevelSteps } from '#contract/levels/level-steps.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { federationLevel, scaleText } from '#domain/levels/levels.ts';
import { measuredText } from '#domain/levels/model/measured-level.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal, storedDecimal } from '#domain/round-to.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';

interface WhyLevelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  userId: string;
  /** The player's, for the level scale. */
  country: string;
}

export function WhyLevel({ userId, country, ...dialog }: WhyLevelProps) {
  return (
    <Dialog {...dialog} description={t`What the ratings of all coaches say, match by match.`}>
      <Steps userId={userId} country={country} />
    </Dialog>
  );
}

function Steps({ userId, country }: { userId: string; country: string }) {
  const { data, error, refetch } = useQuery(query(endpoints.getLevelSteps, { params: { userId } }));
  if (data) return <Loaded data={data} country={country} />;
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-20 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  );
}

function Loaded({ data: { level, next, reviews, steps }, country }: { data: LevelSteps; country: string }) {
  const heading = useId();
  if (level === null)
    return (
      <p className="py-4 text-ink-muted">{t`No match has been reviewed yet. Each published review will appear here.`}</p>
    );
  return (
    <div className="grid gap-6">
      <Measured level={level} country={country} />
      {next.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-base">{t`What would move it next`}</h3>
          {next.map((sentence) => (
            <p key={sentence} className="text-sm">
              {sentence}
            </p>
          ))}
        </section>
      )}
      <section className="grid gap-1">
        <h3 id={heading} className="text-base">
          {t`Match by match`}
        </h3>
        {reviews > steps.length && (
          <p className="text-sm text-ink-muted">{t`The latest ${{ shown: steps.length }} of ${plural({ matches: reviews }, { one: '# match', other: '# matches' })}.`}</p>
        )}
        <ol aria-labelledby={heading} className="divide-y">
          {steps.map((step, index) => (
            <li key={step.videoId}>
              <Step step={step} isOpen={index === 0} />
            </li>
          ))}
        </ol>
      </section>
      <p className="text-sm text-ink-muted">
        <Trans>
          Earlier steps can change: each new review tells us more about all of them.{' '}
          <a
            href={pageAddress('/method')}
            target="_blank"
            rel="noopener"
            className="inline-block py-1 font-medium text-primary underline underline-offset-4"
          >
            How levels are measured<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Trans>
      </p>
    </div>
  );
}

function Measured({ level, country }: { level: NonNullable<LevelSteps['level']>; country: string }) {
  const own = federationLevel(level.level, country, useScaleMappings());
  return (
    <section className="grid gap-1 rounded-xl bg-surface-sunken p-4">
      <h3 className="font-sans text-sm font-normal tracking-normal text-ink-muted">{t`Measured level`}</h3>
      <p className="font-heading text-xl leading-snug font-semibold">{measuredText(level)}</p>
      <p className="text-sm text-ink-muted">
        {own.value !== storedDecimal(level.level) && <span>{`${scaleText({ ...own, isAbout: false })}. `}</span>}
        <span>
          {t`The level is between the two with 95% certainty. The span grows with time: the last match was on ${{ date: eveningDay(level.lastPlayedOn) }}.`}
        </span>
      </p>
    </section>
  );
}

function Step({ step, isOpen }: { step: LevelStep; isOpen: boolean }) {
  const { videoId, title, playedOn, before, after, sentences, notes } = step;
  const [from, to] = [oneDecimal(before), oneDecimal(after)];
  return (
    <details open={isOpen} className="group/step">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow">
          <span translate="no" className="font-medium wrap-anywhere">
            {title}
          </span>
          <span className="text-sm text-ink-muted">{eveningDay(playedOn)}</span>
        </span>
        <span className="font-heading font-semibold whitespace-nowrap">
          <Trans>
            <span className="sr-only">Level from </span>
            {from}
            <span aria-hidden> → </span>
            <span className="sr-only"> to </span>
            {to}
          </Trans>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open/step:rotate-180"
        />
      </summary>
      <div className="grid gap-2 pb-4 text-sm">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {notes.length > 0 && (
          <ul aria-label={t`What surprised most`} className="grid gap-1">
            {notes.map((note) => (
              <li key={note.id}>
                <ReviewLink
                  videoId={videoId}
                  t={Math.floor(note.timestamp)}
                  className="inline-flex min-h-8 items-center gap-2 font-medium text-primary hover:underline"
                >
                  <Play aria-hidden className="size-4 shrink-0" />
                  <span className="wrap-anywhere">
                    <span translate="no">{`${formatClockTime(note.timestamp)} ${readableTitle(note.title)}`}</span>
                    <span className="font-normal text-ink-muted">{` (${skillLabel(note.skill)})`}</span>
                  </span>
                </ReviewLink>
              </li>
            ))}
          </ul>
        )}
        <ReviewLink
          videoId={videoId}
          className="inline-flex min-h-8 w-fit items-center font-medium text-primary hover:underline"
        >
          {t`Open the review`}
        </ReviewLink>
      </div>
    </details>
  );
}
