// Sessions booked from ratings, with ratings before and after.

import { ArrowRight } from 'lucide-react';
import type { FocusedSession, TrainingCase } from '#contract/training/performance-training.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { comparedReviews, minReviews, type SessionEffect, sessionEffect } from '#domain/training/session-effect.ts';
import { trainingBadge } from '#domain/training/training.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

interface MadeSessionsProps {
  /** Latest first. */
  sessions: readonly FocusedSession[];
  ratings: TrainingCase['ratings'];
  /** A drill's name; undefined if it is no longer in the library. */
  nameOf: (drillId: string) => string | undefined;
}

/** Nothing without sessions. */
export function MadeSessions({ sessions, ratings, nameOf }: MadeSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <Card as="section">
      <CardTitle className="mb-2">Sessions booked here, and ratings since</CardTitle>
      <p className="mb-4 max-w-[70ch] text-sm text-ink-muted">
        We compare up to {comparedReviews} match reviews before a session with up to {comparedReviews} after it, and
        need at least {minReviews} on each side. A change in ratings does not prove that the session caused it.
      </p>
      <ul className="divide-y">
        {sessions.map((session) => (
          <li key={session.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="font-medium">{session.title}</strong>
              <Badge tone={session.status === 'completed' ? 'success' : 'neutral'}>
                {trainingBadge(session.status)}
              </Badge>
              <span className="text-sm text-ink-muted">
                <TimeText at={session.sessionDate} kind="datetime" /> with{' '}
                <span translate="no">{personName(session.coach, 'a former coach')}</span>
              </span>
            </div>
            <ul className="grid gap-1 text-sm">
              {skillsOf(session).map((skill) => (
                <Effect
                  key={skill}
                  skill={skill}
                  drills={session.focus.filter((one) => one.skill === skill).map(({ drillId }) => nameOf(drillId))}
                  effect={sessionEffect(
                    ratings.filter(({ skillName }) => skillName === skill),
                    session.sessionDate,
                  )}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function skillsOf({ focus }: FocusedSession): SingleSkill[] {
  return [...new Set(focus.map(({ skill }) => skill))];
}

const words = { up: 'rated higher', down: 'rated lower', stable: 'no clear change' } as const;

interface EffectProps {
  skill: SingleSkill;
  drills: readonly (string | undefined)[];
  effect: SessionEffect;
}

function Effect({ skill, drills, effect: { before, after, direction } }: EffectProps) {
  const named = drills.filter((name) => name !== undefined).join(', ');
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span translate="no" className="font-medium">
        {skillLabel(skill)}
      </span>
      {named && <span className="text-ink-muted">({named})</span>}
      <span className="inline-flex items-center gap-1">
        {value(before.mean)}
        <ArrowRight aria-label="to" className="size-3.5" />
        {value(after.mean)}
      </span>
      <span className="text-ink-muted">
        {reviews(before.reviews)} before, {reviews(after.reviews)} after
      </span>
      <span
        className={
          direction === 'up'
            ? 'font-medium text-success'
            : direction === 'down'
              ? 'font-medium text-attention'
              : 'text-ink-muted'
        }
      >
        {direction === null ? 'too few reviews' : words[direction]}
      </span>
    </li>
  );
}

function value(mean: number | null): string {
  return mean === null ? '–' : oneDecimal(mean);
}

function reviews(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}
