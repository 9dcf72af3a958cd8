// The Skill trend card.

import { plural, t } from '@lingui/core/macro';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { numberText } from '#domain/round-to.ts';
import { latestRatings, type PublishedRating } from '#domain/skills/ratings.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { risingSkills } from '#domain/skills/trends.ts';
import { cn } from '#web/ui/class-names.ts';
import { lateDialog } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import type { ThreadDialogProps } from './shared/skill-thread/thread-dialog.tsx';

const ThreadDialog = lateDialog<ThreadDialogProps>(() =>
  import('./shared/skill-thread/thread-dialog.tsx').then((part) => part.ThreadDialog),
);

interface SkillTrendProps {
  userId: string;
  ratings: readonly PublishedRating[];
}

/** The number of skills whose latest rating is higher than the one before, and every rated skill, which opens its history. */
export function SkillTrend({ userId, ratings }: SkillTrendProps) {
  const [opened, setOpened] = useState<SingleSkill | null>(null);
  const rising = new Set<string>(risingSkills(ratings));
  const count = rising.size;
  const latest = latestRatings(ratings);
  const rated = singleSkills
    .filter((skill) => latest.has(skill))
    .toSorted((one, other) => Number(rising.has(other)) - Number(rising.has(one)));
  return (
    <Card as="section" className="grid content-start gap-4">
      <CardTitle className="mb-0">{t`Skill trend`}</CardTitle>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-3xl leading-none font-semibold tracking-tight">{count}</span>
        <span className="text-ink-muted">
          {plural(count, { one: 'skill is improving', other: 'skills are improving' })}
        </span>
      </div>
      <p className="text-sm text-ink-muted">
        {rated.length === 0
          ? t`Skills whose latest rating is higher than the one before appear here.`
          : risingWords(rated.length)}
      </p>
      {rated.length > 0 && (
        <ul aria-label={t`Rated skills`} className="flex flex-wrap gap-2">
          {rated.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                onClick={() => setOpened(skill)}
                className={cn(
                  'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-medium hover:underline',
                  rising.has(skill) ? 'bg-success-soft text-success' : 'bg-surface-sunken text-ink',
                )}
              >
                {rising.has(skill) && <ArrowUp aria-hidden className="size-3.5" />}
                <span translate="no">{skillLabel(skill)}</span> {numberText(latest.get(skill)?.rating ?? '')}
                {rising.has(skill) && <span className="sr-only">{`, ${t`improving`}`}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ThreadDialog
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        userId={userId}
        skill={opened ?? rated[0] ?? 'lob'}
      />
    </Card>
  );
}

function risingWords(rated: number): string {
  return plural(rated, {
    one: 'Out of # rated skill: the latest rating is higher than the one before. Select a skill to see its history.',
    other: 'Out of # rated skills: the latest rating is higher than the one before. Select a skill to see its history.',
  });
}
