// How strong the password is that someone is typing.

import { useEffect, useState } from 'react';

/** An estimate: 0 is guessed at once, 4 is not guessed in years; with a sentence of advice below 3. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  advice: string | null;
}

/** Pause in typing after which the estimate is made, in milliseconds. */
const pause = 300;

/**
 * The strength of a password while it is typed; null while there is nothing to estimate, and where the dictionary could not
 * be loaded: the estimate helps, it never stands in the way.
 *
 * @param about what others know of the person (names, email address): such words make a password weak
 */
export function usePasswordStrength(password: string, about: readonly string[] = []): PasswordStrength | null {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  // As text, so that a list made again at each rendering is no reason to estimate again.
  const known = about.filter(Boolean).join('\n');
  useEffect(() => {
    let isCurrent = true;
    const show = (next: PasswordStrength | null) => isCurrent && setStrength(next);
    const estimate = async () => {
      const { estimateStrength } = await import('./password-estimator.ts');
      show(estimateStrength(password, known.split('\n').filter(Boolean)));
    };
    const timer = setTimeout(
      () => {
        if (password === '') show(null);
        else estimate().catch(() => show(null));
      },
      password === '' ? 0 : pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, known]);
  return password === '' ? null : strength;
}
