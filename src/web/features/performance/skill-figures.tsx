// Skills by their averages: strengths, or what to work on.

import type { ReactNode } from 'react';
import { oneDecimal, roundTo } from '#domain/round-to.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/review-link.tsx';
import { TierBadge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { RatingBar } from '#web/ui/padel/rating.tsx';
import type { SkillFigure } from './analytics.ts';
import { textLink } from './text-link.ts';

interface SkillFiguresProps {
  title: string;
  /** What the list holds and how it is chosen, in one line. */
  explanation: string;
  /** What is said before the list. */
  lead?: ReactNode;
  skills: readonly SkillFigure[];
  /** What stands in place of an empty list. */
  empty: ReactNode;
}

/** At most three skills, each with its average, how many ratings it rests on, and the review that rated it last. */
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
        <ol className="grid gap-4">
          {skills.map((skill) => (
            <li key={skill.skillName}>
              <SkillFigureRow figure={skill} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** One skill: name, tier, average, bar, and what it rests on. */
export function SkillFigureRow({ figure }: { figure: SkillFigure }) {
  const { skillName, average, count, latest } = figure;
  const label = skillLabel(skillName);
  // Rounded before the tier is looked up, so that the number and the word never disagree.
  const shown = roundTo(average, 1);
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
      <p className="text-sm text-ink-muted">
        {ratingsText(count)}
        {latest && (
          <>
            , latest in{' '}
            <ReviewLink videoId={latest.id} className={textLink}>
              {latest.title}
            </ReviewLink>
          </>
        )}
      </p>
    </div>
  );
}

/** How many observations a figure rests on. */
export function ratingsText(count: number): string {
  return `${count} ${count === 1 ? 'rating' : 'ratings'}`;
}
