// The link of the video was replaced since the marks were set: their times may not fit.

import { useState } from 'react';
import { countMarks, shiftedMarks } from '#domain/movement/marks.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMarking, useMarkState } from './marking.ts';

/** Moves all marks by some seconds, or says that they fit; nothing while the link is the one that they were set in. */
export function LinkMoved() {
  const { work, store } = useMarking();
  const { document } = useMarkState();
  const [typed, setTyped] = useState('0');
  const link = parseVideoLink(work.video.videoUrl);
  const timedFor = link && `${link.provider}:${link.providerVideoId}`;
  if (timedFor === null || document.timedFor === timedFor || countMarks(document.tracks) === 0) return null;
  const plain = typed.trim().replace(/^[−–]/, '-').replace(',', '.');
  const seconds = /^[+-]?\d{1,5}(\.\d+)?$/.test(plain) ? Number(plain) : null;
  return (
    <form
      className="grid gap-3 rounded-lg border border-attention/40 bg-attention-soft p-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (seconds !== null) store.setDocument({ timedFor, tracks: shiftedMarks(document.tracks, seconds) });
      }}
    >
      <p className="font-medium">
        The link of this video was replaced since these marks were set. Look whether they still fit, and move all of
        them if not.
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Seconds to move all marks by"
          help="0 when they fit; less than 0 when the new video starts later."
          autoComplete="off"
          value={typed}
          error={seconds === null ? 'Type a number of seconds.' : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Use these times
        </Button>
      </div>
    </form>
  );
}
