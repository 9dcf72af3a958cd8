// Renders content below the fold later.

import { type ReactNode, useDeferredValue } from 'react';

interface AfterwardsProps {
  /** What stands there for the moment; nothing where nothing comes below. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * Draws its children after what is around it, in pieces: a phone takes a tenth of a second and more to lay out a whole screen at once, in
 * which no press is answered. For the last part of a screen, which pushes nothing when it comes.
 */
export function Afterwards({ placeholder = null, children }: AfterwardsProps) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : placeholder;
}
