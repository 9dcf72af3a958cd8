// Today's training sessions.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, MapPin } from 'lucide-react';
import type { SessionToday } from '#contract/people/coach-dashboard.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatClock } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

export function SessionsToday({ sessions }: { sessions: readonly SessionToday[] }) {
  return (
    <Card as="section">
      <CardTitle
        action={
          <Link to="/coach/sessions" className="text-sm font-medium text-primary hover:underline">
            {t`All sessions`}
          </Link>
        }
      >
        {t`Today`}
      </CardTitle>
      {sessions.length === 0 ? (
        <p className="text-ink-muted">{t`No training sessions today.`}</p>
      ) : (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionLine key={session.groupId} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionLine({ session }: { session: SessionToday }) {
  const { title, status, sessionDate, elsewhere, duration, place, players } = session;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <time dateTime={sessionDate} className="font-medium">
        {formatClock(sessionDate)}
        <span className="block text-sm font-normal text-ink-muted">{t`${{ minutes: duration }} min`}</span>
      </time>
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {title}
          {status === 'completed' && (
            <Badge tone="success" icon={<CircleCheck aria-hidden />}>
              {t`Completed`}
            </Badge>
          )}
        </span>
        {elsewhere && <span className="text-sm text-ink-muted">{elsewhere}</span>}
        <span className="text-sm wrap-anywhere text-ink-muted">{players.map((one) => personName(one)).join(', ')}</span>
        {place && (
          <span className="flex items-center gap-1.5 text-sm text-ink-muted">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="wrap-anywhere">{place}</span>
          </span>
        )}
      </div>
    </li>
  );
}
