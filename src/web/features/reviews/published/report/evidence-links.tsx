// The notes that a rating rests on.

import type { Annotation } from '#contract/videos/videos.ts';
import { currentEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import type { Place } from '../notes/use-go-to.ts';

interface EvidenceLinksProps {
  /** Ids of notes, in any order; notes that are gone are passed over. */
  evidence: readonly string[];
  /** In the order of the video. */
  notes: readonly Annotation[];
  /** Sends the video to a note; left out where no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
}

/** "See 1:23, 4:05", each time sending the video there. Nothing for a rating that rests on no notes. */
export function EvidenceLinks({ evidence, notes, onGoTo }: EvidenceLinksProps) {
  const ids = currentEvidence(evidence, notes);
  const found = notes.filter(({ id }) => ids.includes(id));
  if (found.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      See{' '}
      {found.map((note, index) => (
        <span key={note.id}>
          {index > 0 && <span>{', '}</span>}
          <EvidenceLink note={note} onGoTo={onGoTo} />
        </span>
      ))}
    </p>
  );
}

function EvidenceLink({ note, onGoTo }: { note: Annotation; onGoTo: EvidenceLinksProps['onGoTo'] }) {
  const time = formatClockTime(note.timestamp);
  const title = withoutAiPrefix(note.title);
  if (!onGoTo) return time;
  return (
    <button
      type="button"
      onClick={() => onGoTo(note)}
      aria-label={title ? `See ${time}: ${title}` : `See ${time}`}
      className="-my-1 inline-flex min-h-6 min-w-6 items-center justify-center rounded font-medium text-primary tabular-nums hover:underline pointer-coarse:min-h-9 print:text-ink"
    >
      {time}
    </button>
  );
}
