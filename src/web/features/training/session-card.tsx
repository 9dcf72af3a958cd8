// A training session card.

import { plural, t } from '@lingui/core/macro';
import { CalendarDays, CalendarSync, CircleCheck, Clock, MapPin, Repeat, Timer, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrainingSession } from '#contract/training/training.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { sessionMinutes, trainingBadge } from '#domain/training/training.ts';
import { formatClock, formatLongDate, formatMoment } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AnswerPart } from './answers/answer-part.tsx';
import { TimeElsewhere } from './time-elsewhere.tsx';

/** Shows a text for missing values (docs/product.md#training). `isLinked` marks the session that an email leads to. */
export function SessionCard({ session, isLinked = false }: { session: TrainingSession; isLinked?: boolean }) {
  const { title, status, objectives, notes, coachCompletionNotes } = session;
  const isCompleted = status === 'completed';
  return (
    <Card as="li" className={cn('grid gap-4', isLinked && 'border-primary')}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          // The one that an email leads to is brought into view.
          ref={isLinked ? (heading) => heading?.scrollIntoView({ block: 'center' }) : undefined}
          className="min-w-0 text-lg wrap-anywhere"
          dir="auto"
        >
          {title}
        </h2>
        {isCompleted ? (
          <Badge tone="success" icon={<CircleCheck aria-hidden />} className="mt-1">
            {trainingBadge(status)}
          </Badge>
        ) : (
          <Badge tone="primary" icon={<CalendarDays aria-hidden />} className="mt-1">
            {trainingBadge(status)}
          </Badge>
        )}
      </div>
      <Facts session={session} />
      <AnswerPart session={session} />
      <dl className="grid gap-4 border-t pt-4 md:grid-cols-2">
        <Text name={t`Objectives`} text={objectives} otherwise={t`No objectives specified`} />
        {isCompleted && (
          <Text name={t`Coach feedback`} text={coachCompletionNotes} otherwise={t`No feedback provided yet`} />
        )}
        <Text name={t`Session notes`} text={notes} otherwise={t`No additional notes`} />
      </dl>
      {!isCompleted && <AddToCalendar sessionId={session.id} title={title} />}
    </Card>
  );
}

function Facts({ session }: { session: TrainingSession }) {
  const {
    sessionDate,
    completedAt,
    nextSessionDate,
    duration,
    place,
    coach,
    status,
    partners,
    following,
    cancelledDates,
  } = session;
  const minutes = sessionMinutes(duration);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <Fact name={t`Date`} icon={<CalendarDays aria-hidden />}>
        {formatLongDate(sessionDate)}
        <span className="text-ink-muted">
          {' · '}
          <TimeText at={sessionDate} kind="days" />
        </span>
      </Fact>
      <Fact name={t`Time`} icon={<Clock aria-hidden />}>
        {formatClock(sessionDate)}
        <TimeElsewhere session={session} />
      </Fact>
      <Fact name={t`Duration`} icon={<Timer aria-hidden />}>
        {plural(minutes, { one: '# minute', other: '# minutes' })}
      </Fact>
      <Fact name={t`Coach`} icon={<UserRound aria-hidden />}>
        <span translate="no">{personName(coach, t`Unknown`)}</span>
      </Fact>
      {partners.length > 0 && (
        <Fact name={t`Training with`} icon={<Users aria-hidden />}>
          {t`With ${{ partners: listInWords(partners) }}`}
        </Fact>
      )}
      {!isBlank(place ?? '') && (
        <Fact name={t`Place`} icon={<MapPin aria-hidden />}>
          {place}
        </Fact>
      )}
      {status === 'scheduled' && (following > 0 || cancelledDates.length > 0) && (
        <Fact name={t`Series`} icon={<CalendarSync aria-hidden />}>
          {following === 0 ? t`Weekly, last one` : t`Weekly, ${{ count: following }} more after this one`}
          {cancelledDates.length > 0 && (
            <span className="block text-ink-muted">{t`Cancelled: ${{ days: listInWords(cancelledDates.map(formatLongDate)) }}`}</span>
          )}
        </Fact>
      )}
      {status === 'completed' && completedAt && (
        <Fact name={t({ message: 'Completed', context: 'session' })} icon={<CircleCheck aria-hidden />} isNamed>
          <TimeText at={completedAt} kind="date" />
        </Fact>
      )}
      {nextSessionDate && (
        <Fact name={t`Next session`} icon={<Repeat aria-hidden />} isNamed>
          {formatMoment(nextSessionDate)}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  icon: ReactNode;
  /** Whether the name is visible; otherwise only screen readers get it. */
  isNamed?: boolean;
  children: ReactNode;
}

function Fact({ name, icon, isNamed = false, children }: FactProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="flex items-center gap-2 text-ink-muted [&_svg]:size-4">
        {icon}
        <span className={cn(!isNamed && 'sr-only')}>{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Text({ name, text, otherwise }: { name: string; text: string | null; otherwise: string }) {
  const said = isBlank(text ?? '') ? null : text?.trim();
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className={said ? 'whitespace-pre-line' : 'text-ink-muted'} dir={said ? 'auto' : undefined}>
        {said || otherwise}
      </dd>
    </div>
  );
}
