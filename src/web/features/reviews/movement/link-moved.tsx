// The link was replaced after the marks were set, so their times may not fit.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { countMarks, shiftedMarks } from '#domain/reviews/movement/marks.ts';
import { offsetRange } from '#domain/reviews/notes/note-shift.ts';
import { numberSentence, readTypedNumber } from '#domain/typed-number.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { useMarking, useMarkState } from './marking.ts';

/** Moves all marks by some seconds, or confirms their times; renders nothing while the link is the one they were set on. */
export function LinkMoved() {
  const { work, store } = useMarking();
  const { document } = useMarkState();
  const [typed, setTyped] = useState('0');
  const link = parseVideoLink(work.video.videoUrl);
  const timedFor = link && `${link.provider}:${link.providerVideoId}`;
  if (timedFor === null || document.timedFor === timedFor || countMarks(document.tracks) === 0) return null;
  const { value: seconds } = readTypedNumber(typed, offsetRange);
  return (
    <form
      className="grid gap-3 rounded-lg border border-attention/40 bg-attention-soft p-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (seconds !== null) store.setDocument({ timedFor, tracks: shiftedMarks(document.tracks, seconds) });
      }}
    >
      <p className="font-medium">
        {t`This video’s link has been replaced since these marks were set. Check that they still fit, and move them all if not.`}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <NumberField
          range={offsetRange}
          label={t`Seconds to move all marks by`}
          help={t`0 if they fit; a negative number if the new video starts later.`}
          value={typed}
          error={seconds === null ? numberSentence(offsetRange) : undefined}
          isLive
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t`Use these times`}
        </Button>
      </div>
    </form>
  );
}
