// The overall score with its trend, and the next session.

import { Link } from '@tanstack/react-router';
import { personName } from '#domain/people/person-name.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { PlayerDashboard } from './dashboard-read.ts';

interface StandingProps extends Pick<PlayerDashboard, 'scores' | 'nextSession'> {
  /** Sessions are for club members. */
  isMember: boolean;
  /** False when viewing someone else's. */
  isOwn: boolean;
}

/** Leaves out what is not available yet. */
export function Standing({ scores, nextSession, isMember, isOwn }: StandingProps) {
  const values = scores.map(Number);
  const [score, previous] = values.toReversed();
  return (
    <>
      {score !== undefined && (
        <Card as="section" className="flex items-center justify-between gap-6">
          <div className="grid gap-1">
            <h2 className="text-lg">Overall Score</h2>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-heading text-2xl font-semibold tracking-tight">
                {oneDecimal(score)}
                <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">/7.0</span>
              </span>
              {previous !== undefined && (
                <span className="text-sm text-ink-muted">
                  <Change by={difference(previous, score, 'one')} /> since the previous review
                </span>
              )}
            </p>
          </div>
          <Sparkline values={values} className="shrink-0 max-sm:w-24" />
        </Card>
      )}
      {isMember && (
        <Card as="section">
          <CardTitle
            className="mb-2"
            action={
              isOwn && (
                <Link
                  to="/player/training"
                  className="inline-flex min-h-6 items-center text-sm font-medium text-primary hover:underline"
                >
                  All sessions
                </Link>
              )
            }
          >
            Next session
          </CardTitle>
          {nextSession ? (
            <p className="grid gap-0.5">
              <span className="font-medium wrap-anywhere">{nextSession.title}</span>
              <TimeText at={nextSession.sessionDate} kind="datetime" />
              <span className="text-sm text-ink-muted wrap-anywhere">{around(nextSession)}</span>
            </p>
          ) : (
            <p className="text-ink-muted">No session planned.</p>
          )}
        </Card>
      )}
    </>
  );
}

function Change({ by }: { by: number }) {
  if (by === 0) return <span>No change</span>;
  return (
    <span className={cn('font-medium', by > 0 ? 'text-success' : 'text-attention')}>
      {by > 0 ? '+' : '−'}
      {oneDecimal(Math.abs(by))}
    </span>
  );
}

/** Duration, coach and place. */
function around({ duration, coach, place }: NonNullable<PlayerDashboard['nextSession']>): string {
  return [`${duration} min${coach ? ` with ${personName(coach)}` : ''}`, place].filter(Boolean).join(', ');
}
