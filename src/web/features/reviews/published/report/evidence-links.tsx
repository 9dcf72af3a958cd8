// The notes linked to a rating.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Annotation } from '#contract/videos/videos.ts';
import { currentEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { Place } from '../notes/use-go-to.ts';

interface EvidenceLinksProps {
  /** Ids of notes; deleted ones are skipped. */
  evidence: readonly string[];
  /** By time. */
  notes: readonly Annotation[];
  /** Seeks the video to a note; left out if no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
}

/** "See 1:23, 4:05", each seeking the video. Renders nothing without notes. */
export function EvidenceLinks({ evidence, notes, onGoTo }: EvidenceLinksProps) {
  const ids = currentEvidence(evidence, notes);
  const found = notes.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return null;
  const moments = found.map((note, index) => (
    <span key={note.id}>
      {index > 0 && <span>{', '}</span>}
      <EvidenceLink note={note} onGoTo={onGoTo} />
    </span>
  ));
  return (
    <p className="text-sm text-ink-muted">
      <Trans>See {moments}</Trans>
    </p>
  );
}

function EvidenceLink({ note, onGoTo }: { note: Annotation; onGoTo: EvidenceLinksProps['onGoTo'] }) {
  const time = formatClockTime(note.timestamp);
  const title = readableTitle(note.title);
  if (!onGoTo) return time;
  return (
    <button
      type="button"
      onClick={() => onGoTo(note)}
      aria-label={title ? t`See ${{ time }}: ${{ title }}` : t`See ${{ time }}`}
      className="-my-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded font-medium text-primary tabular-nums hover:underline pointer-coarse:min-h-9 print:text-ink"
    >
      {time}
    </button>
  );
}
