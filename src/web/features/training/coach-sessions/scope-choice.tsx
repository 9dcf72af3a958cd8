// Whether a change applies to one session or also the following ones in its series.

import { useId } from 'react';

type Scope = 'one' | 'following';

interface ScopeChoiceProps {
  /** The number of following sessions. */
  following: number;
  value: Scope;
  onValueChange: (scope: Scope) => void;
}

/** Nothing without following sessions. */
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
