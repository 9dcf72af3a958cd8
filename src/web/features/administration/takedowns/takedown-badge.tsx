// The state of a takedown request.

import type { TakedownState } from '#domain/publicity/takedowns.ts';
import { Badge } from '#web/ui/badge.tsx';

const words: Record<TakedownState, { tone: 'attention' | 'success' | 'neutral'; label: string }> = {
  unconfirmed: { tone: 'neutral', label: 'Not confirmed' },
  open: { tone: 'attention', label: 'Open' },
  granted: { tone: 'success', label: 'Taken down' },
  refused: { tone: 'neutral', label: 'Refused' },
};

/** The state as a badge. */
export function TakedownBadge({ state }: { state: TakedownState }) {
  return <Badge tone={words[state].tone}>{words[state].label}</Badge>;
}
