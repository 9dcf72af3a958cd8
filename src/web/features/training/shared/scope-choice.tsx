// Whether a change applies to one session, also the following ones of its series, or all to come.

import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';

import type { sessionScopes } from '#contract/training/coach-sessions.ts';
import type { OpenSession } from '../coach-sessions/session-facts.tsx';

export type Scope = (typeof sessionScopes)[number];

interface ScopeChoiceProps {
  session: Pick<OpenSession, 'following' | 'toCome'>;
  value: Scope;
  onValueChange: (scope: Scope) => void;
}

function followingWords(count: number): string {
  return plural(count, { one: 'This and the # after it', other: 'This and the # after it' });
}

/** Nothing for a session that is the only one to come. */
export function ScopeChoice({ session: { following, toCome }, value, onValueChange }: ScopeChoiceProps) {
  const name = useId();
  const hasEarlier = toCome > following + 1;
  if (following === 0 && !hasEarlier) return null;
  const options = [
    { scope: 'one', label: t`Only this session` },
    ...(following > 0 ? [{ scope: 'following', label: followingWords(following) } as const] : []),
    ...(hasEarlier ? [{ scope: 'all', label: t`All ${{ count: toCome }} to come` } as const] : []),
  ] as const;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{t`Weekly sessions`}</legend>
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
