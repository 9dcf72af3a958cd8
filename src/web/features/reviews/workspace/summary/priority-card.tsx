// One priority: skill, focus and drill.

import { X } from 'lucide-react';
import { afterEdit } from '#domain/reviews/draft/ai-draft.ts';
import { maxFocusLength, type Priority } from '#domain/reviews/priorities/priority-list.ts';
import { drillById, drillPlayers, drillsFor, isForLevel } from '#domain/skills/drills.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/fields/field.tsx';
import { priorityFocusId } from '../state/field-ids.ts';
import { DrillDetails } from './drill-details.tsx';
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
    <section aria-label={`Priority: ${label}`} className="grid gap-3 rounded-xl border bg-surface-raised p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-base">{label}</h3>
        <IconButton size="sm" label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden className="size-4!" />
        </IconButton>
      </div>
      <TextAreaField
        data-draft="kept with the review"
        id={id}
        label="What to work on"
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
        label="Drill"
        value={chosen ? drillId : ''}
        {...(!chosen && { placeholder: 'Choose a drill' })}
        options={drills.map((drill) => ({
          value: drill.id,
          label: [drill.name, `${drill.minutes} min`, drillPlayers(drill), levelsOf(drill, level)].join(' · '),
        }))}
        onChange={({ target }) => onChange({ ...priority, drillId: target.value })}
      />
      {chosen && <DrillDetails drill={chosen} />}
    </section>
  );
}

/** A drill's levels, and whether the player's is outside. */
function levelsOf(drill: Parameters<typeof isForLevel>[0], level: number): string {
  const range = `level ${drill.levels.from}–${drill.levels.to}`;
  return isForLevel(drill, level) ? range : `${range}, not this player’s`;
}
