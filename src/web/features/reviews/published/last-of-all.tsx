// The last part of a review to render.

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';

/**
 * Renders its children last: a phone lays out title and video, then what is below, then notes and report, and can handle a press in
 * between.
 */
export function LastOfAll({ children }: { children: ReactNode }) {
  return (
    <Afterwards>
      <OneDrawingLater>{children}</OneDrawingLater>
    </Afterwards>
  );
}

function OneDrawingLater({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime ? children : null;
}
