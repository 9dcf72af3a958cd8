// Play, pause, slow and restart for both players.

import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { beginTogether, isPlaying, type PairSide, pausePair, playPair, restartPair, slowRate } from './drive-pair.ts';

/** Nothing if neither player can be controlled. */
export function PairControls({ sides }: { sides: readonly [PairSide, PairSide] }) {
  const [isSlow, setIsSlow] = useState(false);
  const [first, second] = sides;
  // Rerenders when one of the two starts or stops.
  useVideoState(first.controller, ({ status }) => status);
  useVideoState(second.controller, ({ status }) => status);
  const plays = isPlaying(sides);
  const [one, other] = [first.controller, second.controller];
  const [startOne, startOther] = [first.startAt, second.startAt];
  useEffect(
    () =>
      beginTogether([
        { controller: one, startAt: startOne },
        { controller: other, startAt: startOther },
      ]),
    [one, other, startOne, startOther],
  );
  const rate = isSlow ? slowRate : 1;
  // Also applies the speed to players loaded later.
  useEffect(() => {
    for (const controller of [one, other]) if (controller.canControl) controller.setRate(rate);
  }, [one, other, rate]);
  if (!one.canControl && !other.canControl) return null;
  return (
    <div role="group" aria-label="Both videos" className="flex flex-wrap items-center gap-2">
      <Button
        icon={plays ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => (plays ? pausePair(sides) : playPair(sides))}
      >
        {plays ? 'Pause both' : 'Play both'}
      </Button>
      <Button variant="secondary" icon={<RotateCcw aria-hidden />} onClick={() => restartPair(sides)}>
        Restart both
      </Button>
      <Switch label="Slow" checked={isSlow} onCheckedChange={setIsSlow} />
    </div>
  );
}
