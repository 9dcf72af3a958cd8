// Beside a time on the reader's clock: what clocks show where the session takes place.

import { timeElsewhere } from '#domain/training/time-elsewhere.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

interface TimeElsewhereProps {
  session: { sessionDate: string; timeZone: string };
}

/** "(10:00 Copenhagen time)"; nothing for a reader whose clocks show the same. */
export function TimeElsewhere({ session: { sessionDate, timeZone } }: TimeElsewhereProps) {
  const there = timeElsewhere(sessionDate, timeZone, ownTimeZone());
  return there && <span className="text-ink-muted"> ({there})</span>;
}
