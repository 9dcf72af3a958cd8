// The table of ratings: the workspace's, also where clips are rated.

import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { SkillName } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { ratingColumns } from '#web/ui/fields/rating-slider.tsx';
import { skillGroups, skillId } from './skill-groups.ts';
import { SkillRow } from './skill-row.tsx';

/** What a line shows of a skill. */
interface SkillLine {
  rating: number | null;
  previous?: number | null;
  notes?: number;
  hasComment?: boolean;
}

interface SkillTableProps {
  /** The skills to rate; all of them in the workspace. */
  skills: readonly SkillName[];
  lineOf: (skill: SkillName) => SkillLine;
  /** What was typed and is no rating, by skill. */
  unread: Partial<Record<SkillName, string>>;
  /** Heads of the two columns that may be empty. */
  heads?: { previous?: boolean; notes?: boolean };
  chosen: SkillName;
  onChoose: (skill: SkillName) => void;
  onRate: (skill: SkillName, rating: number | null) => void;
  onUnread: (skill: SkillName, typed: string | null) => void;
  /** The chosen skill's details: beside the table, or below its line in a narrow panel. */
  children: ReactNode;
}

/** Lines that may be left unrated; Enter goes to the next number, L takes over the rating before. The callbacks stay the same. */
export function SkillTable(props: SkillTableProps) {
  const { skills, lineOf, unread, heads = {}, chosen, onChoose, onRate, onUnread, children } = props;
  const groups = skillGroups
    .map((group) => group.skills.filter((skill) => skills.includes(skill)))
    .filter((group) => group.length > 0);
  const key = skills.join(' ');
  const focusNext = useMemo(() => nextFocus(key.split(' ') as SkillName[]), [key]);
  return (
    <div className="grid gap-x-4 @min-[38rem]:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] @min-[38rem]:grid-rows-[repeat(12,auto)_1fr]">
      <div aria-hidden className={cn(ratingColumns, 'px-2 pb-1 text-xs text-ink-muted')}>
        <span>{t`Skill`}</span>
        <span className="text-right @max-[22rem]:hidden">{heads.previous && t`Last`}</span>
        <span className="col-start-[-3] text-center">{t`Rating`}</span>
        <span className="text-right">{heads.notes && t`Notes`}</span>
      </div>
      {groups.flat().map((skill) => {
        const { rating, previous = null, notes = 0, hasComment = false } = lineOf(skill);
        return (
          <Fragment key={skill}>
            <SkillRow
              {...{ skill, rating, previous, notes, hasComment, onChoose, onRate, onUnread }}
              unread={unread[skill] ?? null}
              isChosen={skill === chosen}
              isFirst={groups.some(([first]) => first === skill)}
              onNext={focusNext}
            />
            {skill === chosen && children}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Focuses the number of the next skill; after the last one the first, which a coach may leave until then. */
function nextFocus(skills: readonly SkillName[]) {
  const order = skillGroups.flatMap((group) => group.skills).filter((skill) => skills.includes(skill));
  return (skill: SkillName) => {
    const next = order[(order.indexOf(skill) + 1) % order.length] ?? skill;
    const number = document.getElementById(skillId(next))?.querySelector<HTMLInputElement>('input[type=text]');
    number?.focus();
    number?.select();
  };
}
