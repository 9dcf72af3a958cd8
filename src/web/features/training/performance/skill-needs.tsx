// A player's skills by need, each with a choice of drill.

import { t } from '@lingui/core/macro';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { maxFocus } from '#contract/training/performance-training.ts';
import { oneDecimal } from '#domain/round-to.ts';
import type { Drill } from '#domain/skills/drills.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import type { SkillNeed } from '#domain/training/skill-focus.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { DrillDetails } from '#web/ui/padel/drill-details.tsx';
import type { ChosenFocus } from './training-case-view.tsx';

interface SkillNeedsProps {
  /** Weakest first. */
  needs: readonly SkillNeed[];
  focus: readonly ChosenFocus[];
  drillsFor: (skill: SingleSkill) => readonly Drill[];
  /** Null removes the skill. */
  onChoose: (skill: SingleSkill, drillId: string | null) => void;
}

const none = 'none';

/** Skills with their trend, and the chosen drills below. */
export function SkillNeeds({ needs, focus, drillsFor, onChoose }: SkillNeedsProps) {
  const isFull = focus.length >= maxFocus;
  return (
    <Card as="section">
      <CardTitle>{t`What to train`}</CardTitle>
      <DataTable
        caption={t`Skills, weakest first`}
        rows={needs}
        rowKey={({ skill }) => skill}
        columns={[
          { key: 'skill', header: t`Skill`, primary: true, cell: ({ skill }) => skillLabel(skill) },
          { key: 'latest', header: t`Latest rating`, cell: (need) => <Latest need={need} /> },
          { key: 'trend', header: t`Trend`, cell: (need) => <TrendText need={need} /> },
          { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
          {
            key: 'drill',
            header: t`Drill`,
            hideLabelOnCard: true,
            cell: ({ skill }) => {
              const drill = focus.find((one) => one.skill === skill)?.drill;
              if (!drill && isFull)
                return <span className="text-ink-muted">{t`At most ${{ count: maxFocus }} drills`}</span>;
              return (
                <FilterSelect
                  label={t`Drill`}
                  // On a card, as wide as the card whatever its options.
                  className="max-w-72 max-sm:w-full max-sm:max-w-none max-sm:[contain:inline-size]"
                  value={drill?.id ?? none}
                  onValueChange={(id) => onChoose(skill, id === none ? null : id)}
                  options={[
                    { value: none, label: t`Not now` },
                    ...drillsFor(skill).map(({ id, name, minutes }) => ({
                      value: id,
                      label: t`${{ drill: name }}, ${{ minutes }} min`,
                    })),
                  ]}
                />
              );
            },
          },
        ]}
      />
      <div className="mt-4 grid gap-2">
        {focus.map(({ skill, drill }) => (
          <DrillDetails key={skill} skill={skill} drill={drill} />
        ))}
      </div>
    </Card>
  );
}

function Latest({ need: { latest } }: { need: SkillNeed }) {
  return (
    <span className="inline-flex items-center gap-2">
      <strong className="font-semibold">{oneDecimal(latest)}</strong>
      <TierBadge rating={latest} />
    </span>
  );
}

function TrendText({ need: { trend } }: { need: SkillNeed }) {
  if (trend.halves === null) return <span className="text-ink-muted">{t`Too few reviews`}</span>;
  if (trend.direction === 'stable') return <span>{t`Stable`}</span>;
  const percent = Math.abs(trend.percent);
  const Sign = trend.direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className={`inline-flex items-center gap-1 ${trend.direction === 'up' ? 'text-success' : 'text-attention'}`}>
      <Sign aria-hidden className="size-4" />
      {trend.direction === 'up' ? t`Up ${{ percent }}%` : t`Down ${{ percent }}%`}
    </span>
  );
}
