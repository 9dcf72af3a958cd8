// The coach's answer to "Did it change?" as a badge.

import { Equal, EyeOff, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentType } from 'react';
import { outcomeWords, type PriorityOutcome } from '#domain/reviews/priorities/priority-answers.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

/** Tone and icon, so that colour is never the only sign. */
const looks: Record<PriorityOutcome, { tone: Tone; icon: ComponentType<{ 'aria-hidden': true }> }> = {
  better: { tone: 'success', icon: TrendingUp },
  same: { tone: 'neutral', icon: Equal },
  worse: { tone: 'attention', icon: TrendingDown },
  'not-seen': { tone: 'neutral', icon: EyeOff },
};

/** "Better", "The same", "Worse", "Not seen". */
export function OutcomeBadge({ outcome }: { outcome: PriorityOutcome }) {
  const { tone, icon: Icon } = looks[outcome];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {outcomeLabel(outcome)}
    </Badge>
  );
}

/** The answer, capitalised. */
export function outcomeLabel(outcome: PriorityOutcome): string {
  const words = outcomeWords[outcome];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
