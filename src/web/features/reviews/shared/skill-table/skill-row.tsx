// A line of the table of ratings.

import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { memo } from 'react';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { RatingSlider } from '#web/ui/fields/rating-slider.tsx';
import { skillId } from './skill-groups.ts';

interface SkillRowProps {
  skill: SkillName;
  rating: number | null;
  /** The player's rating before. */
  previous: number | null;
  /** What was typed and is no rating. */
  unread: string | null;
  /** Number of notes about the skill, or linked to its rating. */
  notes: number;
  hasComment: boolean;
  isChosen: boolean;
  /** Its first: the row that begins a group is set off. */
  isFirst: boolean;
  onChoose: (skill: SkillName) => void;
  onNext: (skill: SkillName) => void;
  onRate: (skill: SkillName, rating: number | null) => void;
  onUnread: (skill: SkillName, typed: string | null) => void;
}

/** Name, the rating before, the line with its ghost mark, the number, and how many notes count. The focus chooses it. */
export const SkillRow = memo(function SkillRow(props: SkillRowProps) {
  useLingui();
  const { skill, rating, previous, unread, notes, hasComment, isChosen, isFirst } = props;
  const { onChoose, onNext, onRate, onUnread } = props;
  const label = skillLabel(skill);
  return (
    <div
      id={skillId(skill)}
      aria-current={isChosen || undefined}
      onFocus={() => onChoose(skill)}
      className={cn(
        'peer relative scroll-mt-11 rounded-lg px-2',
        isFirst && 'mt-1 before:absolute before:inset-x-2 before:-top-0.5 before:border-t',
        isChosen && 'bg-primary-soft',
      )}
    >
      <RatingSlider
        label={label}
        value={rating}
        onValueChange={(value) => onRate(skill, value)}
        previous={previous}
        unread={unread}
        onUnreadChange={(typed) => onUnread(skill, typed)}
        onNext={() => onNext(skill)}
      >
        <span className="flex items-center justify-end gap-1 text-sm text-ink-muted">
          {hasComment && <MessageSquareText role="img" aria-label={t`Has a comment`} className="size-3.5 shrink-0" />}
          {notes > 0 && (
            <span title={t`${plural(notes, { one: '# note', other: '# notes' })} about ${{ skill: label }}`}>
              <Plural
                value={notes}
                one={
                  <span>
                    #<span className="sr-only"> note</span>
                  </span>
                }
                other={
                  <span>
                    #<span className="sr-only"> notes</span>
                  </span>
                }
              />
            </span>
          )}
        </span>
      </RatingSlider>
    </div>
  );
});
