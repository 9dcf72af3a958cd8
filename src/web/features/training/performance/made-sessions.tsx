// Sessions booked from ratings, with ratings before and after.

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { FocusedSession, TrainingCase } from '#contract/training/performance-training.ts';
import { say } from '#domain/language/say.ts';
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
      <CardTitle className="mb-2">{t`Sessions booked here, and ratings since`}</CardTitle>
      <p className="mb-4 max-w-[70ch] text-sm text-ink-muted">
        {t`We compare up to ${{ most: comparedReviews }} match reviews before a session with up to ${{ most: comparedReviews }} after it, and need at least ${{ least: minReviews }} on each side. A change in ratings does not prove that the session caused it.`}
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
                <HeldBy at={session.sessionDate} coach={personName(session.coach, t`a former coach`)} />
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

function HeldBy({ at, coach }: { at: string; coach: string }) {
  return (
    <Trans>
      <TimeText at={at} kind="datetime" /> with <span translate="no">{coach}</span>
    </Trans>
  );
}

function skillsOf({ focus }: FocusedSession): SingleSkill[] {
  return [...new Set(focus.map(({ skill }) => skill))];
}

const words = { up: msg`rated higher`, down: msg`rated lower`, stable: msg`no clear change` };

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
        <ArrowRight aria-label={t({ message: 'to', context: 'from one rating to another' })} className="size-3.5" />
        {value(after.mean)}
      </span>
      <span className="text-ink-muted">{reviewsWords(before.reviews, after.reviews)}</span>
      <span
        className={
          direction === 'up'
            ? 'font-medium text-success'
            : direction === 'down'
              ? 'font-medium text-attention'
              : 'text-ink-muted'
        }
      >
        {direction === null ? t`too few reviews` : say(words[direction])}
      </span>
    </li>
  );
}

function value(mean: number | null): string {
  return mean === null ? '–' : oneDecimal(mean);
}

function reviewsWords(before: number, after: number): string {
  return t`${plural(before, { one: '# review', other: '# reviews' })} before, ${plural(after, { one: '# review', other: '# reviews' })} after`;
}
