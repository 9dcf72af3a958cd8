// Whether a change concerns one session or also those of its series that come after it.

import { useId } from 'react';

type Scope = 'one' | 'following';

interface ScopeChoiceProps {
  /** How many sessions come after this one. */
  following: number;
  value: Scope;
  onValueChange: (scope: Scope) => void;
}

/** Two radio buttons; nothing for a session after which none comes. */
export function ScopeChoice({ following, value, onValueChange }: ScopeChoiceProps) {
  const name = useId();
  if (following === 0) return null;
  const options = [
    { scope: 'one', label: 'Only this session' },
    { scope: 'following', label: `This and the ${following} after it` },
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">Weekly sessions</legend>
      {options.map(({ scope, label }) => (
        <label key={scope} className="flex min-h-11 items-center gap-3 text-sm pointer-fine:min-h-8">
          <input
            type="radio"
            name={name}
            checked={value === scope}
            onChange={() => onValueChange(scope)}
            className="size-5 accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
