// Play, pause, slow, restart and contact for both players, and how far they are out of step.

import { t } from '@lingui/core/macro';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useReducer, useState } from 'react';
import { driftWords, isApart } from '#domain/reviews/story/then-and-now.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { useKeysOn } from '../keys/keys-preference.ts';
import {
  beginTogether,
  contactPair,
  isPlaying,
  type PairSide,
  pairDrift,
  pausePair,
  playPair,
  restartPair,
  resyncPair,
  slowRate,
} from './drive-pair.ts';

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
  const keysOn = useKeysOn();
  useEffect(() => {
    if (!keysOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || commandKey(event).toLowerCase() !== 'c' || hasModifier(event)) return;
      if (event.target instanceof Element && event.target.closest('textarea, select, input:not([type=checkbox])'))
        return;
      event.preventDefault();
      contactPair([
        { controller: one, startAt: startOne },
        { controller: other, startAt: startOther },
      ]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keysOn, one, other, startOne, startOther]);
  if (!one.canControl && !other.canControl) return null;
  return (
    <div
      role="group"
      aria-label={t`Both videos`}
      className="sticky bottom-0 flex flex-wrap items-center gap-2 bg-surface-raised py-2"
    >
      <Button
        icon={plays ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={() => (plays ? pausePair(sides) : playPair(sides))}
      >
        {plays ? t`Pause both` : t`Play both`}
      </Button>
      <Button variant="secondary" icon={<RotateCcw aria-hidden />} onClick={() => restartPair(sides)}>
        {t`Restart both`}
      </Button>
      <Button variant="secondary" onClick={() => contactPair(sides)}>
        {t`Both to contact`}
        {keysOn && <kbd className="rounded border px-1 font-mono text-xs max-lg:hidden">C</kbd>}
      </Button>
      <Switch label={t`Slow`} checked={isSlow} onCheckedChange={setIsSlow} />
      <Drift sides={sides} />
    </div>
  );
}

const hasModifier = (press: KeyboardEvent) => press.ctrlKey || press.metaKey || press.altKey;

/** How far the two are out of step, and a way back; nothing until both are loaded. */
function Drift({ sides }: { sides: readonly [PairSide, PairSide] }) {
  const [then, now] = sides;
  const [, measure] = useReducer((count: number) => count + 1, 0);
  // Measured again and again: someone may move a paused player by its own controls, which it does not report.
  useEffect(() => {
    const timer = setInterval(measure, 500);
    return () => clearInterval(timer);
  }, []);
  if (then.controller.canControl !== now.controller.canControl)
    return (
      <p className="text-sm text-ink-muted">{t`We can’t measure both players, so check by eye that they are in step.`}</p>
    );
  const drift = pairDrift(sides);
  if (drift === null) return null;
  return (
    <p className="ml-auto flex min-h-9 items-center gap-2 text-sm text-ink-muted tabular-nums">
      <span>{driftWords(drift)}</span>
      {isApart(drift) && (
        <Button size="sm" variant="secondary" onClick={() => resyncPair(sides)}>
          {t`Resync`}
        </Button>
      )}
    </p>
  );
}
