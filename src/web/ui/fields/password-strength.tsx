// The strength meter of a new password.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#domain/language/say.ts';
import type { PasswordStrength } from '#web/lib/forms/password-strength.ts';
import { cn } from '#web/ui/class-names.ts';

const looks = [
  { word: msg({ message: 'Very weak', context: 'password' }), fill: 'bg-danger', text: 'text-danger' },
  { word: msg({ message: 'Weak', context: 'password' }), fill: 'bg-danger', text: 'text-danger' },
  { word: msg({ message: 'Fair', context: 'password' }), fill: 'bg-attention', text: 'text-attention' },
  { word: msg({ message: 'Good', context: 'password' }), fill: 'bg-success', text: 'text-success' },
  { word: msg({ message: 'Strong', context: 'password' }), fill: 'bg-success', text: 'text-success' },
] as const;

const steps = [0, 1, 2, 3, 4] as const;

interface PasswordStrengthMeterProps {
  /** From `usePasswordStrength`; null shows empty steps and what makes a good password. */
  strength: PasswordStrength | null;
}

/**
 * Place it right below the password's field. It takes the same room before the first estimate as with the longest
 * advice: an estimate comes while people are on their way to the button below, which must not move under their finger.
 * The live region is always there, so that each new estimate is read out in a pause.
 */
export function PasswordStrengthMeter({ strength }: PasswordStrengthMeterProps) {
  return (
    <div className="mt-3 grid gap-1.5 text-sm">
      <div aria-hidden className="grid grid-cols-5 gap-1">
        {steps.map((step) => (
          <span key={step} className={cn('h-1.5 rounded-full', filling(step, strength))} />
        ))}
      </div>
      <div aria-live="polite" className="min-h-15 text-ink-muted sm:min-h-10">
        {strength ? (
          <Estimate {...strength} />
        ) : (
          <p>{t`A few words in a row are easy to remember and hard to guess.`}</p>
        )}
      </div>
    </div>
  );
}

function filling(step: number, strength: PasswordStrength | null): string {
  return strength && step <= strength.score ? looks[strength.score].fill : 'bg-surface-sunken';
}

function Estimate({ score, advice }: PasswordStrength) {
  const { word, text } = looks[score];
  const strength = say(word);
  return (
    <p>
      <Trans>
        Password strength: <strong className={cn('font-semibold', text)}>{strength}</strong>.
      </Trans>
      {advice && <span>{` ${advice}`}</span>}
    </p>
  );
}
