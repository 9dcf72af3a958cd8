// A session's facts and actions.

import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, CalendarDays, CalendarPlus, Clock, MapPin, Repeat, UserPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { SessionPlayer } from '#contract/training/coach-sessions.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach } from '#domain/people/roles.ts';
import { attendanceNames, mayNoteAttendance } from '#domain/training/attendance.ts';
import { keptPlaces } from '#domain/training/open-sessions.ts';
import { placesTaken } from '#domain/training/session-answers.ts';
import { mayCompleteSession, mayHandOver } from '#domain/training/training.ts';
import { formatLongDate, formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { OpeningPart } from '../open-sessions/opening-part.tsx';
import { TimeElsewhere } from '../time-elsewhere.tsx';
import { AttendancePart } from './attendance-part.tsx';
import { SessionStateBadge } from './session-state-badge.tsx';
import { answersLine, clockRange, placesWords, sessionState } from './session-words.ts';

/** A session with the number of following ones in its series. */
export type OpenSession = Answer<typeof endpoints.getCoachSession>;
/** A coach's action on a session, each in its own dialog. */
export type SessionAction = 'add' | 'edit' | 'hand-over' | 'open' | 'close' | 'cancel' | 'complete' | 'feedback';

interface SessionFactsProps {
  session: OpenSession;
  onAction: (action: SessionAction) => void;
  onClose: () => void;
}

/** The dialog, with the buttons allowed now. */
export function SessionFacts({ session, onAction, onClose }: SessionFactsProps) {
  const now = useNow();
  const isScheduled = session.status === 'scheduled';
  const taken = placesTaken(session.players);
  const kept = keptPlaces({ ...session, taken, waiting: session.opening?.waiting.length ?? 0 }, now);
  const mayAdd = isCoach(useCurrentUser().role) && isScheduled && taken + kept < session.places;
  const mayHand = useCurrentUser().role === 'coach_club' && mayHandOver(session, now).allowed;
  const mayComplete = mayCompleteSession(session, now).allowed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={session.title}
      footer={
        isScheduled ? (
          <>
            <Button variant="ghost" className="text-danger sm:mr-auto" onClick={() => onAction('cancel')}>
              {t`Cancel session`}
            </Button>
            <Button variant={mayComplete ? 'secondary' : 'primary'} onClick={() => onAction('edit')}>
              {t`Edit`}
            </Button>
            {mayComplete && (
              <Button onClick={() => onAction('complete')}>{t({ message: 'Complete', context: 'verb' })}</Button>
            )}
          </>
        ) : (
          <Button onClick={() => onAction('feedback')}>
            {session.coachCompletionNotes ? t`Edit feedback` : t`Give feedback`}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <SessionStateBadge state={sessionState(session, now)} />
        <Essentials session={session} />
        {mayAdd && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            icon={<UserPlus aria-hidden />}
            onClick={() => onAction('add')}
          >
            {t`Fill a free place`}
          </Button>
        )}
        <OpeningPart session={session} onAction={onAction} />
        {mayNoteAttendance(session, now).allowed && <AttendancePart session={session} />}
        <Texts session={session} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarPlus aria-hidden />}
            onClick={() => void saveFile(session.id)}
          >
            {t`Add to calendar`}
          </Button>
          {mayHand && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ArrowLeftRight aria-hidden />}
              onClick={() => onAction('hand-over')}
            >
              {t`Hand over`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

async function saveFile(id: string): Promise<void> {
  try {
    await download(files.sessionFile.path.replace('{id}', id));
  } catch (error) {
    failureToast(t`Download failed`, error, t`The file could not be created. Please try again.`);
  }
}

function Essentials({ session }: { session: OpenSession }) {
  const { sessionDate, place, players, seriesId, following, cancelledDates, duration } = session;
  const count = players.length;
  const summary = [answersLine(session), placesWords(session)].filter(Boolean).join(' · ');
  return (
    <dl className="grid gap-2">
      <Fact name={t`Date`} icon={<CalendarDays aria-hidden />}>
        {formatLongDate(sessionDate)}
      </Fact>
      <Fact name={t`Time`} icon={<Clock aria-hidden />}>
        {clockRange(session)}{' '}
        <span className="text-ink-muted">{t`(${plural(duration, { one: '# minute', other: '# minutes' })})`}</span>
        <TimeElsewhere session={session} />
      </Fact>
      {place && (
        <Fact name={t`Place`} icon={<MapPin aria-hidden />}>
          {place}
        </Fact>
      )}
      <Fact name={plural(count, { one: 'Player', other: 'Players' })} icon={<Users aria-hidden />}>
        <ul className="-mt-2.5 grid pointer-fine:mt-0 pointer-fine:gap-1">
          {players.map((player) => (
            <SessionPlayerLine key={player.id} player={player} />
          ))}
        </ul>
        {summary !== '' && <p className="mt-1 text-sm text-ink-muted">{summary}</p>}
      </Fact>
      {seriesId && (
        <Fact name={t`Series`} icon={<Repeat aria-hidden />}>
          {following === 0 ? t`Weekly, last one` : t`Weekly, ${{ count: following }} more after this one`}
          {cancelledDates.length > 0 && (
            <p className="text-sm text-ink-muted">{t`Cancelled: ${{ days: listInWords(cancelledDates.map(formatLongDate)) }}`}</p>
          )}
        </Fact>
      )}
    </dl>
  );
}

const answers = {
  coming: { word: msg`Coming`, tone: 'success' },
  cant: { word: msg`Can’t come`, tone: 'attention' },
} as const;
const attendanceTones = { came: 'success', missed: 'attention', excused: 'neutral' } as const;

/** A player, with a link for those whom the reader coaches, with their answer and, for the session's coach, why they can't come. */
function SessionPlayerLine({ player }: { player: SessionPlayer }) {
  const { id, answer, reason, attendance, isOpen } = player;
  return (
    <li className="grid gap-0.5">
      <span className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 pointer-fine:min-h-0">
        {isOpen ? (
          <Link
            to="/coach/player/$userId"
            params={{ userId: id }}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-2 pointer-fine:min-h-0"
          >
            <span translate="no">{personName(player)}</span>
          </Link>
        ) : (
          <span translate="no">{personName(player)}</span>
        )}
        {attendance ? (
          <Badge tone={attendanceTones[attendance]}>{attendanceNames[attendance]}</Badge>
        ) : (
          answer && <Badge tone={answers[answer].tone}>{say(answers[answer].word)}</Badge>
        )}
      </span>
      {reason && (
        <span className="text-sm whitespace-pre-line text-ink-muted" dir="auto">
          {reason}
        </span>
      )}
    </li>
  );
}

function Texts({ session }: { session: OpenSession }) {
  const { objectives, notes, coachCompletionNotes, nextSessionDate } = session;
  return (
    <dl className="grid gap-4 empty:hidden">
      {objectives && <Text name={t`Objectives`}>{objectives}</Text>}
      {notes && <Text name={t`Notes for the players`}>{notes}</Text>}
      {coachCompletionNotes && <Text name={t`Your feedback`}>{coachCompletionNotes}</Text>}
      {nextSessionDate && <Text name={t`Next session`}>{formatMoment(nextSessionDate)}</Text>}
    </dl>
  );
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2.5">
      <dt className="mt-0.5 text-ink-muted [&_svg]:size-5">
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Text({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}
