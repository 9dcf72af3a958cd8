// The skill of a note, if the coach chooses one.

import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';

const options = [
  { value: '', label: 'No skill' },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
] as const;

interface SkillChoiceProps {
  skill: SingleSkill | null;
  onSkillChange: (skill: SingleSkill | null) => void;
}

/** One of the ten skills, or none: then the note's words decide (domain, review-evidence.ts). */
export function SkillChoice({ skill, onSkillChange }: SkillChoiceProps) {
  return (
    <FilterSelect<SingleSkill | ''>
      label="Skill"
      value={skill ?? ''}
      onValueChange={(value) => onSkillChange(value || null)}
      options={options}
      className="min-h-9 pointer-fine:min-h-8"
    />
  );
}
