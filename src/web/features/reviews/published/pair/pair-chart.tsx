// Notes on the pair, by subject over all shared matches, and match by match.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { PairPage } from '#contract/videos/pairs.ts';
import { say } from '#domain/language/say.ts';
import { type NoteFinding, noteFindings } from '#domain/videos/note-findings.ts';
import { type FindingCounts, findingCounts, findingWords, pairCounts, total } from '#domain/videos/pairs/pair-chart.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { formatDay } from '#web/lib/format.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

const looks: Record<NoteFinding, { label: MessageDescriptor; fill: string }> = {
  strength: { label: msg`Strengths`, fill: 'bg-success' },
  improvement: { label: msg`To improve`, fill: 'bg-attention' },
  observation: { label: msg`Other notes`, fill: 'bg-line-strong' },
};

/** A bar for each subject, or what will appear here. */
export function PairChart({ matches }: { matches: PairPage['matches'] }) {
  const notes = matches.flatMap((match) => match.notes);
  const subjects = pairCounts(notes);
  const longest = Math.max(...subjects.map(({ counts }) => total(counts)));
  return (
    <Card as="section" className="grid gap-4 print:break-inside-avoid">
      <CardTitle className="mb-0">{t`Your pair at a glance`}</CardTitle>
      {subjects.length === 0 ? (
        <p className="text-ink-muted">
          {t`Once a coach has written notes on the two of you, your strengths and what to improve appear here by subject.`}
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-muted">
            {t`${plural({ notes: notes.length }, { one: '# note', other: '# notes' })} in ${plural({ matches: matches.length }, { one: 'one reviewed match', other: '# reviewed matches' })} you share.`}
          </p>
          <dl className="grid gap-3">
            {subjects.map(({ subject, counts }) => (
              <div key={subject} className="grid gap-1">
                <dt className="font-medium">{pairSubjectLabel(subject)}</dt>
                <dd className="grid gap-1">
                  <Bar counts={counts} longest={longest} />
                  <span className="text-sm text-ink-muted">{findingWords(counts)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted">
            {noteFindings.map((finding) => (
              <span key={finding} className="inline-flex items-center gap-1.5">
                <span className={cn('size-2.5 rounded-xs', looks[finding].fill)} />
                {say(looks[finding].label)}
              </span>
            ))}
          </p>
          {matches.length > 1 && <ByMatch matches={matches} />}
        </>
      )}
    </Card>
  );
}

/** A bar whose length is its number of notes, described below it. */
function Bar({ counts, longest }: { counts: FindingCounts; longest: number }) {
  return (
    <span aria-hidden className="flex h-3 gap-px overflow-hidden rounded-full bg-surface-sunken">
      {noteFindings.map(
        (finding) =>
          counts[finding] > 0 && (
            <span
              key={finding}
              className={looks[finding].fill}
              style={{ width: `${(counts[finding] / longest) * 100}%` }}
            />
          ),
      )}
    </span>
  );
}

function ByMatch({ matches }: { matches: PairPage['matches'] }) {
  return (
    <section aria-label={t`Match by match`} className="grid gap-2 border-t pt-4">
      <h3 className="text-base">{t`Match by match`}</h3>
      <ol className="grid gap-2 text-sm">
        {matches.map(({ videoId, title, eventDate, publishedAt, notes }) => (
          <li key={videoId} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Link
              to="/player/pair/$videoId"
              params={{ videoId }}
              className="min-w-0 font-medium wrap-anywhere text-primary hover:underline"
            >
              {title}
            </Link>
            <span className="text-ink-muted">
              {eventDate ? formatDay(eventDate) : <TimeText at={publishedAt} kind="date" />}
            </span>
            <span className="text-ink-muted sm:col-span-2">{findingWords(findingCounts(notes))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
