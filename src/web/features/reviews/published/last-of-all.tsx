// The last part of a review.

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';

/**
 * Draws its children after what is drawn afterwards: a phone lays out title and video, then what stands below the video, then notes and
 * report, and answers a press in between.
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
