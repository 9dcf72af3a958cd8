// A badge with a session's state.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CalendarDays, CircleCheck, MessageSquareWarning, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#domain/language/say.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import type { SessionState } from './session-words.ts';

const looks: Record<SessionState, { tone: Tone; label: MessageDescriptor; icon: ReactNode }> = {
  scheduled: { tone: 'primary', label: msg`Scheduled`, icon: <CalendarDays aria-hidden /> },
  'to-complete': { tone: 'attention', label: msg`To complete`, icon: <TriangleAlert aria-hidden /> },
  'without-feedback': { tone: 'attention', label: msg`Feedback missing`, icon: <MessageSquareWarning aria-hidden /> },
  completed: {
    tone: 'success',
    label: msg({ message: 'Completed', context: 'session' }),
    icon: <CircleCheck aria-hidden />,
  },
};

export function SessionStateBadge({ state }: { state: SessionState }) {
  const { tone, label, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {say(label)}
    </Badge>
  );
}
