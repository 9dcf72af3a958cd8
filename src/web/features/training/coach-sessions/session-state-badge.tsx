// A badge with a session's state.

import { CalendarDays, CircleCheck, MessageSquareWarning, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import type { SessionState } from './session-words.ts';

const looks: Record<SessionState, { tone: Tone; label: string; icon: ReactNode }> = {
  scheduled: { tone: 'primary', label: 'Scheduled', icon: <CalendarDays aria-hidden /> },
  'to-complete': { tone: 'attention', label: 'To complete', icon: <TriangleAlert aria-hidden /> },
  'without-feedback': { tone: 'attention', label: 'Feedback missing', icon: <MessageSquareWarning aria-hidden /> },
  completed: { tone: 'success', label: 'Completed', icon: <CircleCheck aria-hidden /> },
};

export function SessionStateBadge({ state }: { state: SessionState }) {
  const { tone, label, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
