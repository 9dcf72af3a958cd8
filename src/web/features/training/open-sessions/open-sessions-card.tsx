// Sessions of the club that a member can join.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Clock, MapPin, UserRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OpenSession } from '#contract/training/open-sessions.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { ordinal } from '#domain/training/open-sessions.ts';
import { formatLongDate, formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnswerNotice } from '#web/ui/feedback/answer-notice.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { clockRange } from '../coach-sessions/session-words.ts';
import { TimeElsewhere } from '../time-elsewhere.tsx';

/** A row for each; nothing without any. */
export function OpenSessionsCard({ sessions }: { sessions: readonly OpenSession[] }) {
  const id = useId();
  if (sessions.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle id={id} className="mb-1">
        {t`Open sessions`}
      </CardTitle>
      <p className="text-sm text-ink-muted">{t`Sessions in your club that you can join.`}</p>
      <ul aria-labelledby={id} className="divide-y">
        {sessions.map((session) => (
          <OpenSessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function OpenSessionRow({ session }: { session: OpenSession }) {
  const { title, sessionDate, place, coach } = session;
  const [conflict, setConflict] = useState<string | null>(null);
  const params = { sessionId: session.id };
  const failed = (error: Error) => failureToast(t`Something went wrong`, error, t`Please try again.`);
  const take = useCall(endpoints.takePlace, {
    onSuccess: () =>
      toast({ title: t`You have a place`, description: t`“${{ title }}” is in your sessions.`, tone: 'success' }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'session_conflict') setConflict(error.sentence);
      else failed(error);
    },
    refreshOnFailure: true,
  });
  const join = useCall(endpoints.joinWaitingList, {
    onSuccess: () =>
      toast({
        title: t`You’re on the waiting list`,
        description: t`We’ll notify you when a place is yours.`,
        tone: 'success',
      }),
    onError: failed,
    refreshOnFailure: true,
  });
  const leave = useCall(endpoints.leaveWaitingList, {
    onSuccess: () => toast({ title: t`You’re no longer on the waiting list`, tone: 'success' }),
    onError: failed,
    refreshOnFailure: true,
  });
  const takeIt = (despiteConflicts: boolean) => {
    setConflict(null);
    take.mutate({ params, body: { despiteConflicts } });
  };
  return (
    <li className="grid gap-3 py-4 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-2">
          <h3 className="text-base wrap-anywhere" dir="auto">
            {title}
          </h3>
          <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
            <Fact name={t`Date`} icon={<CalendarDays aria-hidden />}>
              {formatLongDate(sessionDate)}
            </Fact>
            <Fact name={t`Time`} icon={<Clock aria-hidden />}>
              {clockRange(session)}
              <TimeElsewhere session={session} />
            </Fact>
            <Fact name={t`Coach`} icon={<UserRound aria-hidden />}>
              <span translate="no">{personName(coach)}</span>
            </Fact>
            {!isBlank(place ?? '') && (
              <Fact name={t`Place`} icon={<MapPin aria-hidden />}>
                {place}
              </Fact>
            )}
          </dl>
          <StateLine session={session} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Actions
            session={session}
            isTaking={take.isPending}
            isWaiting={join.isPending || leave.isPending}
            onTake={() => takeIt(false)}
            onJoin={() => join.mutate({ params })}
            onLeave={() => leave.mutate({ params })}
          />
        </div>
      </div>
      {conflict !== null && (
        <AnswerNotice className="flex flex-wrap items-center justify-between gap-3 border border-attention/40 text-attention">
          <span>{conflict}</span>
          <Button variant="secondary" size="sm" busy={take.isPending} onClick={() => takeIt(true)}>
            {t`Take it anyway`}
          </Button>
        </AnswerNotice>
      )}
    </li>
  );
}

/** How the member stands to it. */
function StateLine({ session: { state, free, places, waiting, position, offeredUntil } }: { session: OpenSession }) {
  if (state === 'offered' && offeredUntil !== null) {
    return (
      <p className="justify-self-start rounded-lg bg-attention-soft px-3 py-2 text-sm text-attention">
        {t`A place is yours until ${{ moment: formatMoment(offeredUntil) }}.`}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      {state === 'free' && (
        <Badge tone="success">{t`${{ free }} of ${plural(places, { one: '# place', other: '# places' })} free`}</Badge>
      )}
      {state === 'full' && (
        <>
          <Badge tone="neutral">{t`Full`}</Badge>
          <span>
            {plural(places, { one: '# place', other: '# places' })}
            {waiting > 0 && <span>{` · ${t`${{ count: waiting }} on the waiting list`}`}</span>}
          </span>
        </>
      )}
      {state === 'waiting' && position !== null && (
        <>
          <Badge tone="primary">{t`${{ position: ordinal(position) }} in line`}</Badge>
          <span>{t`for ${plural(places, { one: '# place', other: '# places' })}`}</span>
        </>
      )}
    </p>
  );
}

interface ActionsProps {
  session: OpenSession;
  isTaking: boolean;
  isWaiting: boolean;
  onTake: () => void;
  onJoin: () => void;
  onLeave: () => void;
}

function Actions({ session: { title, state, position }, isTaking, isWaiting, onTake, onJoin, onLeave }: ActionsProps) {
  return (
    <>
      {state === 'offered' && (
        <Button size="sm" busy={isTaking} onClick={onTake}>
          <Trans>
            Accept<span className="sr-only"> the place in {title}</span>
          </Trans>
        </Button>
      )}
      {state === 'free' && (
        <Button size="sm" busy={isTaking} onClick={onTake}>
          <Trans>
            Take a place<span className="sr-only"> in {title}</span>
          </Trans>
        </Button>
      )}
      {state === 'full' && (
        <Button variant="secondary" size="sm" busy={isWaiting} onClick={onJoin}>
          <Trans>
            Join waiting list<span className="sr-only"> of {title}</span>
          </Trans>
        </Button>
      )}
      {position !== null && (
        <Button variant="secondary" size="sm" busy={isWaiting} onClick={onLeave}>
          {state === 'offered' ? (
            <Trans>
              Decline<span className="sr-only"> the place in {title}</span>
            </Trans>
          ) : (
            <Trans>
              Leave waiting list<span className="sr-only"> of {title}</span>
            </Trans>
          )}
        </Button>
      )}
    </>
  );
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="text-ink-muted [&_svg]:size-4">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
