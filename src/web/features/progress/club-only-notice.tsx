// Shown to direct players instead of goals and sessions.

import { Target } from 'lucide-react';
import { ClubOnly } from '#web/ui/padel/club-only.tsx';

/** The notice for direct players (docs/product.md#progress). */
export function ClubOnlyNotice() {
  return (
    <ClubOnly title="Goal tracking and timelines are available for club players" icon={<Target aria-hidden />}>
      In a club, you also get goals, training sessions and a timeline with a coach. Your reviews, ratings and level are
      here either way.
    </ClubOnly>
  );
}
