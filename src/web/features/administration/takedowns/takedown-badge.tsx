// The state of a takedown request.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import type { TakedownState } from '#domain/publicity/takedowns.ts';
import { Badge } from '#web/ui/badge.tsx';

const words: Record<TakedownState, { tone: 'attention' | 'success' | 'neutral'; label: MessageDescriptor }> = {
  unconfirmed: { tone: 'neutral', label: msg`Not confirmed` },
  open: { tone: 'attention', label: msg({ message: 'Open', context: 'request' }) },
  granted: { tone: 'success', label: msg`Taken down` },
  refused: { tone: 'neutral', label: msg({ message: 'Refused', context: 'request' }) },
};

/** The state as a badge. */
export function TakedownBadge({ state }: { state: TakedownState }) {
  return <Badge tone={words[state].tone}>{say(words[state].label)}</Badge>;
}
