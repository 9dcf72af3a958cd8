// Where a waiting video is: sent, with a coach, due.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AlarmClock, Check, CircleDot, Hourglass, type LucideIcon, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { isWithCoach, reviewWait } from '#domain/videos/review-wait.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface WaitingStepsProps {
  waiting: WaitingVideo;
  /** ISO 8601. */
  sentAt: string;
}

/** The steps with what is known of each; a due time only if it holds. */
export function WaitingSteps({ waiting, sentAt }: WaitingStepsProps) {
  const { reviewer } = waiting;
  return (
    <ol className="grid grid-cols-3">
      <Step label={t`Sent`} icon={Check} state="done">
        <TimeText at={sentAt} kind="weekday" className={cn(mayWrap, asFirstWord)} />
      </Step>
      <Step label={t`Coach`} icon={reviewer ? Check : CircleDot} state={reviewer ? 'done' : 'now'}>
        {reviewer ? (
          <span translate="no">{personName(reviewer)}</span>
        ) : (
          <span>{isWithCoach(waiting) ? t`Not started` : t`Not assigned`}</span>
        )}
      </Step>
      <DueStep waiting={waiting} />
    </ol>
  );
}

function DueStep({ waiting }: { waiting: WaitingVideo }) {
  const now = useNow();
  const { pausedAt, dueAt, reviewer } = waiting;
  if (pausedAt !== null) {
    return (
      <Step label={t`Paused`} icon={Unlink} state="late">
        <span>
          <Trans>
            Since <TimeText at={pausedAt} kind="date" className={mayWrap} />
          </Trans>
        </span>
      </Step>
    );
  }
  if (!isWithCoach(waiting)) {
    return (
      <Step label={t`Due`} icon={Hourglass} state="later">
        {t`Once a coach has it`}
      </Step>
    );
  }
  const isOverdue = now.getTime() > Date.parse(dueAt);
  return (
    <Step
      label={isOverdue ? t`Overdue` : t`Due`}
      icon={isOverdue ? AlarmClock : Hourglass}
      state={isOverdue ? 'late' : reviewer ? 'now' : 'later'}
    >
      {isOverdue ? (
        <span>
          <Trans>
            Since <TimeText at={dueAt} kind="weekday" className={mayWrap} />
          </Trans>
        </span>
      ) : (
        <TimeText at={dueAt} kind="weekday" className={cn(mayWrap, asFirstWord)} />
      )}
    </Step>
  );
}

/** Three steps share a phone's width. */
const mayWrap = 'whitespace-normal';
const asFirstWord = 'inline-block first-letter:uppercase';

const looks = {
  done: 'bg-primary text-on-primary',
  now: 'bg-primary-soft text-primary',
  later: 'bg-surface-sunken text-ink-muted',
  late: 'bg-attention-soft text-attention',
};

interface StepProps {
  label: string;
  icon: LucideIcon;
  state: keyof typeof looks;
  children: ReactNode;
}

function Step({ label, icon: Icon, state, children }: StepProps) {
  return (
    <li
      aria-current={state === 'now' || state === 'late' ? 'step' : undefined}
      className={cn(
        'relative grid content-start gap-1.5 pr-2 text-sm',
        'not-last:after:absolute not-last:after:top-3.25 not-last:after:right-2 not-last:after:left-9 not-last:after:h-0.5 not-last:after:rounded-full',
        state === 'done' ? 'after:bg-primary' : 'after:bg-line',
      )}
    >
      <span className={cn('grid size-7 place-items-center rounded-full', looks[state])}>
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="grid">
        <span className={state === 'late' ? 'text-attention' : 'text-ink-muted'}>{label}</span>
        <span className="font-semibold wrap-anywhere">{children}</span>
      </span>
    </li>
  );
}

/** How long the review takes, and what the player can do about it. */
export function WaitingWords({ waiting }: { waiting: WaitingVideo }) {
  const now = useNow();
  return (
    <>
      <span>{reviewWait(waiting, now)}</span>{' '}
      {isWithCoach(waiting) ? (
        <span>{t`We’ll let you know when it’s ready.`}</span>
      ) : (
        <span>
          <Trans>
            You can also{' '}
            <Link to="/my-coaches/find" className="font-medium text-primary underline">
              find one yourself
            </Link>
            .
          </Trans>
        </span>
      )}
    </>
  );
}
