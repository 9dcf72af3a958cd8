// Coding strokes: the effect of a press on the pad.

import { t } from '@lingui/core/macro';
import { zoneLabel } from '#domain/reviews/court/court.ts';
import {
  codeMoment,
  codeText,
  maxCodes,
  type PadPart,
  type StrokeCode,
  undoPad,
} from '#domain/reviews/strokes/code-pad.ts';
import { strokeLabel } from '#domain/reviews/strokes/strokes.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { padLead, padShown } from '../state/pad-preference.ts';
import type { OpenReview } from '../state/review-context.ts';

/**
 * Takes a press, stamped with the moment before it by the lead time. The lead is the coach's reaction, so in a paused video the press
 * means that very moment.
 */
export function pressPadPart({ store, video }: OpenReview, part: PadPart): void {
  const { time, rate, status, duration } = video.getState();
  const { codes } = store.getState().document;
  const moment = codeMoment(time, padLead.get(), status === 'playing' ? rate : 0, duration);
  if (!store.pressPad(part, moment)) {
    if (codes.length >= maxCodes) toast({ title: t`A review holds at most ${{ count: maxCodes }} coded strokes` });
    else store.announce(t`Press a stroke first`);
    return;
  }
  const { openCode, document } = store.getState();
  const last = document.codes.at(-1);
  if (openCode) {
    store.announce(
      [strokeLabel(openCode.stroke), openCode.zone && zoneLabel(openCode.zone)].filter(Boolean).join(', '),
    );
  } else if (last) store.announce(t`${{ stroke: codeText(last) }}, ${{ count: document.codes.length }} in all`);
}

/** Removes the stroke being entered, otherwise the last one. */
export function undoPadPress({ store }: OpenReview): void {
  const { openCode, document } = store.getState();
  if (store.discardOpenCode()) return store.announce(t`Stroke discarded`);
  const last = document.codes.at(-1);
  if (!last) return store.announce(t`No stroke to undo`);
  store.change({ kind: 'put-codes', codes: [...undoPad({ open: openCode, codes: document.codes }).codes] });
  store.announce(t`Undone: ${{ stroke: codeText(last) }}`);
}

/** Deletes a coded stroke, with undo. */
export function removeCode({ store }: OpenReview, code: StrokeCode): void {
  const rest = store.getState().document.codes.filter(({ id }) => id !== code.id);
  const wayBack = store.changeUndoably({ kind: 'put-codes', codes: rest });
  toast({
    title: t`Stroke deleted`,
    description: `${formatClockTime(code.timestamp)} ${codeText(code)}`,
    action: { label: t`Undo`, onClick: wayBack },
  });
}

/** Shows or hides the pad, and remembers it on this device. */
export function switchPad({ store }: OpenReview, isOn = !padShown.get()): void {
  padShown.set(isOn);
  if (!isOn) store.discardOpenCode();
  store.announce(isOn ? t`Code pad shown` : t`Code pad hidden`);
}
