// Suggested skills for a word beginning with "#".

import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { suggestionId } from './suggestion-id.ts';

interface SkillSuggestionsProps {
  id: string;
  skills: readonly SingleSkill[];
  marked: SingleSkill | null;
  onTake: (skill: SingleSkill) => void;
}

/** One line below the field, which keeps the focus. */
export function SkillSuggestions({ id, skills, marked, onTake }: SkillSuggestionsProps) {
  return (
    <div id={id} role="listbox" aria-label="Skills" className="flex flex-wrap gap-1">
      {skills.map((skill) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
        <div
          translate="no"
          key={skill}
          id={suggestionId(id, skill)}
          role="option"
          tabIndex={-1}
          aria-selected={skill === marked}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(skill)}
          className={cn(
            'inline-flex min-h-9 cursor-pointer items-center rounded-full border px-2.5 text-xs font-medium pointer-fine:min-h-7',
            skill === marked ? 'border-primary bg-primary-soft text-primary' : 'text-ink-muted hover:text-ink',
          )}
        >
          {skillLabel(skill)}
        </div>
      ))}
    </div>
  );
}
