// Buttons that add skills to the list of priorities.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { namedSkills } from '#domain/reviews/notes/named-skills.ts';
import { singleSkills, skillLabel } from '#domain/skills/skills.ts';

interface SkillSuggestionsProps {
  /** The list as typed, one skill per line. */
  text: string;
  onChange: (text: string) => void;
}

/** A button for each skill not in the list. */
export function SkillSuggestions({ text, onChange }: SkillSuggestionsProps) {
  const lines = text.split('\n').map((line) => line.trim());
  // A list may have been written in another language.
  const named = namedSkills(text);
  const missing = singleSkills.filter((skill) => !named.includes(skill)).map(skillLabel);
  return (
    <ul aria-label={t`Skills to add`} className="flex flex-wrap gap-2">
      {missing.map((label) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChange([...lines.filter((line) => line !== ''), label].join('\n'))}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border px-3 py-1 text-sm hover:bg-surface-sunken"
          >
            <Plus aria-hidden className="size-3.5 text-ink-muted" />
            <Trans>
              <span className="sr-only">Add </span>
              {label}
            </Trans>
          </button>
        </li>
      ))}
    </ul>
  );
}
