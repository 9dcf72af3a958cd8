// Skills of several people as horizontal bars.

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { RatingBar, RatingChange } from './rating.tsx';

interface SkillBarsProps {
  label: string;
  /** In the order shown; `basis` says what the mean (0–7) is of, e.g. "6 ratings"; `bar` replaces the bar of the mean. */
  skills: readonly { skillName: SingleSkill; mean: number; before?: number | null; basis: string; bar?: ReactNode }[];
  /** The skill's name, as a link (`skillLinkStyles`) where the row leads to its players. */
  renderName: (skillName: SingleSkill, name: string) => ReactNode;
}

/** A link whose area is the row of its skill. */
export const skillLinkStyles =
  'after:absolute after:inset-0 after:z-1 after:rounded-lg hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';

/** A row per skill: name, bar with a mark for the mean before, number, change. */
export function SkillBars({ label, skills, renderName }: SkillBarsProps) {
  return (
    <ol aria-label={label} className="-mx-2 grid">
      {skills.map(({ skillName, mean, before = null, basis, bar }) => (
        <li
          key={skillName}
          className="group/skill relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-2 py-2 sm:grid-cols-[13rem_1fr_8rem]"
        >
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{renderName(skillName, skillLabel(skillName))}</span>
            <span className="text-xs text-ink-muted">{basis}</span>
          </span>
          <span className="flex items-center justify-end gap-2 sm:order-last">
            <RatingChange rating={mean} previous={before} />
            <span className="min-w-8 text-right font-heading text-lg leading-none font-semibold">
              {oneDecimal(mean)}
            </span>
            <ChevronRight aria-hidden className="hidden size-4 text-ink-muted group-has-[a]/skill:block" />
          </span>
          <div className="col-span-2 sm:col-span-1">
            {bar ?? <RatingBar label={skillLabel(skillName)} rating={mean} previous={before} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
