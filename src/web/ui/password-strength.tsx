// How strong a new password is: a bar, a word and a sentence.

import type { PasswordStrength } from '#web/lib/password-strength.ts';
import { cn } from './class-names.ts';

const looks = [
  { word: 'Very weak', fill: 'bg-danger', text: 'text-danger' },
  { word: 'Weak', fill: 'bg-danger', text: 'text-danger' },
  { word: 'Fair', fill: 'bg-attention', text: 'text-attention' },
  { word: 'Good', fill: 'bg-success', text: 'text-success' },
  { word: 'Strong', fill: 'bg-success', text: 'text-success' },
] as const;

const steps = [0, 1, 2, 3, 4] as const;

interface PasswordStrengthMeterProps {
  /** From `usePasswordStrength`; null shows nothing and takes no room. */
  strength: PasswordStrength | null;
}

/**
 * Place it right below the password's field, in one element with it. The live region is always there, so that each new
 * estimate is read out in a pause.
 */
export function PasswordStrengthMeter({ strength }: PasswordStrengthMeterProps) {
  return <div aria-live="polite">{strength && <Estimate {...strength} />}</div>;
}

function Estimate({ score, advice }: PasswordStrength) {
  const { word, fill, text } = looks[score];
  return (
    <div className="mt-3 grid gap-1.5 text-sm">
      <div aria-hidden className="grid grid-cols-5 gap-1">
        {steps.map((step) => (
          <span key={step} className={cn('h-1.5 rounded-full', step <= score ? fill : 'bg-surface-sunken')} />
        ))}
      </div>
      <p className="text-ink-muted">
        Password strength: <strong className={cn('font-semibold', text)}>{word}</strong>.{advice && ` ${advice}`}
      </p>
    </div>
  );
}
