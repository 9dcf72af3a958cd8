// The pair's movement, if marks of both were published with the review.

import { zoneDepth } from '#domain/reviews/court.ts';
import { minMarks } from '#domain/reviews/movement/figures.ts';
import type { PairMovement } from '#domain/reviews/movement/pair-movement.ts';
import { maxGapSeconds } from '#domain/reviews/movement/path.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { SpacingLine, ZoneShares } from '#web/ui/padel/movement-figures.tsx';

/** Spacing and time in zones, both players combined; never one of them alone. */
export function PairMovementCard({ movement }: { movement: PairMovement | null }) {
  return (
    <Card as="section" className="grid gap-4 print:break-inside-avoid">
      <CardTitle className="mb-0">How you moved together</CardTitle>
      {movement === null ? (
        <p className="text-ink-muted">
          Once the coach has marked both of you on court in this video, you'll see your spacing and your time at the
          net, in transition and at the back.
        </p>
      ) : (
        <>
          {movement.spacing && <SpacingLine pair="The two of you" spacing={movement.spacing} />}
          {movement.zones && <ZoneShares shares={movement.zones.shares} />}
          <p className="max-w-[70ch] text-xs text-ink-muted">
            Both players' time together, from positions marked by hand
            {movement.zones && <span>{` (${movement.zones.marks} connected marks)`}</span>}
            <span>. Between marks at most </span> {maxGapSeconds} s apart we assume a straight line. Net: within{' '}
            {zoneDepth.net} m of the net. Transition: from there to the service line. Back: behind the service line.
            Figures need at least {minMarks} connected marks per player.
          </p>
        </>
      )}
    </Card>
  );
}
