// A list of skills by average: strengths or focus areas.

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listFormat } from '#domain/language/in-words.ts';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { RatingBar, RatingChange } from '#web/ui/padel/rating.tsx';
import { ThreadButton } from '../shared/skill-thread/thread-button.tsx';
import type { SkillFigure } from './analytics.ts';
import { textLink } from './text-link.ts';

interface SkillFiguresProps {
  title: string;
  /** How the list is chosen, in one line. */
  explanation: string;
  /** Shown before the list. */
  lead?: ReactNode;
  skills: readonly SkillFigure[];
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

/** Skills with average and trend, and the ratings they are based on. */
export function SkillFigures({ title, explanation, lead, skills, empty }: SkillFiguresProps) {
  return (
    <Card as="section" className="grid content-start gap-4">
      <div>
        <CardTitle className="mb-1">{title}</CardTitle>
        <p className="text-sm text-ink-muted">{explanation}</p>
      </div>
      {lead}
      {skills.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <>
          <SkillFigureList as="ol" figures={skills} />
          <p className="text-sm text-ink-muted">
            <RestsOn figures={skills} />
          </p>
        </>
      )}
    </Card>
  );
}

/** A row per skill; `ol` where the order matters. */
export function SkillFigureList({ figures, as: List = 'ul' }: { figures: readonly SkillFigure[]; as?: 'ol' | 'ul' }) {
  return (
    <List className="grid gap-4">
      {figures.map((figure) => (
        <li key={figure.skillName}>
          <SkillFigureRow figure={figure} />
        </li>
      ))}
    </List>
  );
}

/** One skill: name, tier, average, bar, trend and a button for its history. */
function SkillFigureRow({ figure: { skillName, average, course } }: { figure: SkillFigure }) {
  const { id: userId } = useCurrentUser();
  const label = skillLabel(skillName);
  // Rounded before looking up the tier, so that number and label always agree.
  const shown = roundTo(average, 1);
  const [latest, before] = [course.at(-1), course.at(-2)];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{label}</span>
        <span className="ml-auto flex items-center gap-2.5">
          <TierBadge rating={shown} />
          <span className="min-w-8 text-right font-heading text-lg leading-none font-semibold tabular-nums">
            {oneDecimal(shown)}
          </span>
        </span>
      </div>
      <RatingBar label={t`${{ skill: label }}, average`} rating={shown} previous={null} />
      <div className="flex min-h-6 items-center gap-2.5 text-sm text-ink-muted">
        <Sparkline values={course} className="h-6 w-20" />
        {latest !== undefined && (
          <span>
            {before === undefined
              ? t`Rated once`
              : t`${{ before: oneDecimal(before) }}, then ${{ latest: oneDecimal(latest) }}`}
          </span>
        )}
        {latest !== undefined && before !== undefined && <RatingChange rating={latest} previous={before} />}
        <ThreadButton userId={userId} skill={skillName} className="-my-1 ml-auto px-2 text-primary" />
      </div>
    </div>
  );
}

/** The number of ratings behind averages, and the latest reviews. */
export function RestsOn({ figures }: { figures: readonly SkillFigure[] }) {
  const total = figures.reduce((sum, { count }) => sum + count, 0);
  const latest = [...new Map(figures.flatMap(({ latest: one }) => (one ? [[one.id, one] as const] : []))).values()];
  return (
    <span>
      {latest.length === 0 ? (
        t`Averages of ${plural(total, { one: '# rating', other: '# ratings' })}.`
      ) : (
        <Trans>
          Averages of <Plural value={total} one="# rating" other="# ratings" />, the latest in{' '}
          <ReviewLinks reviews={latest} />.
        </Trans>
      )}
    </span>
  );
}

function ReviewLinks({ reviews }: { reviews: readonly { id: string; title: string }[] }) {
  const parts = listFormat().formatToParts(reviews.map(({ id }) => id));
  return (
    <span>
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <ReviewLink key={value} videoId={value} className={textLink}>
            {reviews.find(({ id }) => id === value)?.title}
          </ReviewLink>
        ) : (
          <span key={`between-${index}`}>{value}</span>
        ),
      )}
    </span>
  );
}
