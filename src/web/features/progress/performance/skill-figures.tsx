// Skills by their averages: strengths, or what to work on.

import { Fragment, type ReactNode } from 'react';
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
  /** What the list holds and how it is chosen, in one line. */
  explanation: string;
  /** What is said before the list. */
  lead?: ReactNode;
  skills: readonly SkillFigure[];
  /** What stands instead of an empty list. */
  empty: ReactNode;
}

/** At most three skills, each with its average and its course, and once for all of them what that rests on. */
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

/** A row for each skill; `ol` where their order says something. */
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

/** One skill: name, course and change since the rating before, tier, average, bar; and the way to what its last reviews say of it. */
function SkillFigureRow({ figure: { skillName, average, course } }: { figure: SkillFigure }) {
  const { id: userId } = useCurrentUser();
  const label = skillLabel(skillName);
  // Rounded before the tier is looked up, so that the number and the word never disagree.
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
      <RatingBar label={`${label}, average`} rating={shown} previous={null} />
      <div className="flex min-h-6 items-center gap-2.5 text-sm text-ink-muted">
        <Sparkline values={course} className="h-6 w-20" />
        {latest !== undefined && (
          <span>{before === undefined ? 'Rated once' : `${oneDecimal(before)}, then ${oneDecimal(latest)}`}</span>
        )}
        {latest !== undefined && before !== undefined && <RatingChange rating={latest} previous={before} />}
        <ThreadButton userId={userId} skill={skillName} className="-my-1 ml-auto px-2 text-primary" />
      </div>
    </div>
  );
}

/** On how many ratings averages rest, and on which review at last; said once for skills of which the same is true. */
export function RestsOn({ figures }: { figures: readonly SkillFigure[] }) {
  const total = figures.reduce((sum, { count }) => sum + count, 0);
  const latest = [...new Map(figures.flatMap(({ latest: one }) => (one ? [[one.id, one] as const] : []))).values()];
  return (
    <span>
      Averages of {ratingsText(total)}
      {latest.map(({ id, title }, index) => (
        <Fragment key={id}>
          <span>{index === 0 ? ', the latest in ' : index === latest.length - 1 ? ' and ' : ', '}</span>
          <ReviewLink videoId={id} className={textLink}>
            {title}
          </ReviewLink>
        </Fragment>
      ))}
      <span>.</span>
    </span>
  );
}

/** How many observations a figure rests on. */
export function ratingsText(count: number): string {
  return `${count} ${count === 1 ? 'rating' : 'ratings'}`;
}
