// One priority: skill, focus and drill.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { afterEdit } from '#domain/reviews/draft/ai-draft.ts';
import { maxFocusLength, type Priority } from '#domain/reviews/priorities/priority-list.ts';
import { suggestedSendBy } from '#domain/reviews/priorities/situation-requests.ts';
import { numberText } from '#domain/round-to.ts';
import { drillById, drillPlayers, drillsFor, isForLevel } from '#domain/skills/drills.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { CheckboxField, SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { DrillDetails } from '#web/ui/padel/drill-details.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { priorityFocusId } from '../state/field-ids.ts';
import { UneditedDraft } from './unedited-draft.tsx';

interface PriorityCardProps {
  priority: Priority;
  /** The player's rating of this skill, 0–7: it sorts the drills. */
  level: number;
  onChange: (priority: Priority) => void;
  onRemove: () => void;
}

/** The focus in the coach's words, and one of the skill's drills, those for the player's level first. */
export function PriorityCard({ priority, level, onChange, onRemove }: PriorityCardProps) {
  const { skill, focus, drillId } = priority;
  const label = skillLabel(skill);
  const id = priorityFocusId(skill);
  const drills = drillsFor(skill, level);
  const chosen = drillById(drillId);
  return (
    <section
      aria-label={t`Priority: ${{ skill: label }}`}
      className="grid gap-3 rounded-xl border bg-surface-raised p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-base">{label}</h3>
        <IconButton size="sm" label={t`Remove ${{ skill: label }}`} onClick={onRemove}>
          <X aria-hidden className="size-4!" />
        </IconButton>
      </div>
      <TextAreaField
        data-draft="kept with the review"
        id={id}
        label={t`What to work on`}
        rows={2}
        maxLength={maxFocusLength}
        value={withoutAiPrefix(focus)}
        onChange={(event) => onChange({ ...priority, focus: afterEdit(focus, event.target.value) })}
      />
      <UneditedDraft
        text={focus}
        label={label}
        fieldId={id}
        onAccept={(text) => onChange({ ...priority, focus: text })}
      />
      <SelectField
        label={t`Drill`}
        value={chosen ? drillId : ''}
        {...(!chosen && { placeholder: t`Choose a drill` })}
        options={drills.map((drill) => ({
          value: drill.id,
          label: [drill.name, t`${{ minutes: drill.minutes }} min`, drillPlayers(drill), levelsOf(drill, level)].join(
            ' · ',
          ),
        }))}
        onChange={({ target }) => onChange({ ...priority, drillId: target.value })}
      />
      {chosen && <DrillDetails drill={chosen} />}
      <SendBy priority={priority} onChange={onChange} />
    </section>
  );
}

/** Asks for the same situation in another video, by a day suggested a week on. */
function SendBy({ priority, onChange }: Pick<PriorityCardProps, 'priority' | 'onChange'>) {
  const { sendBy } = priority;
  const today = wallTime(useNow().getTime(), ownTimeZone()).date;
  const isAsked = typeof sendBy === 'string';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-2">
      <CheckboxField
        label={t`Ask for the same situation again`}
        checked={isAsked}
        onChange={({ target }) => onChange({ ...priority, sendBy: target.checked ? suggestedSendBy(today) : null })}
      />
      {isAsked && (
        <label className="flex items-center gap-2 text-sm">
          {t`Send by`}
          <input
            type="date"
            required
            min={today}
            value={sendBy}
            // An empty date would drop the request while it is typed.
            onChange={({ target }) => target.value !== '' && onChange({ ...priority, sendBy: target.value })}
            className={cn(controlStyles, 'w-auto')}
          />
        </label>
      )}
    </div>
  );
}

/** A drill's levels, and whether the player's is outside. */
function levelsOf(drill: Parameters<typeof isForLevel>[0], level: number): string {
  const [from, to] = [numberText(drill.levels.from), numberText(drill.levels.to)];
  return isForLevel(drill, level) ? t`level ${{ from }}–${{ to }}` : t`level ${{ from }}–${{ to }}, not this player’s`;
}
