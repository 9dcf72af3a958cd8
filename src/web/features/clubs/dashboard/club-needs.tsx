// What waits for the manager.

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** A line for each kind, with the list it is about; one sentence when nothing waits. */
export function ClubNeeds({ dashboard: { needs, videos } }: { dashboard: ClubDashboard }) {
  const lines = linesOf(needs, videos.overdue);
  if (lines.length === 0) return <p className="text-sm text-ink-muted">{t`Nothing is waiting for you right now.`}</p>;
  return (
    <Card as="section" aria-labelledby="club-needs">
      <CardTitle id="club-needs" className="mb-1">
        {t`Waiting for you`}
      </CardTitle>
      <ul aria-labelledby="club-needs" className="divide-y">
        {lines.map(({ words, action, link, also }) => (
          <li key={action} className="-mx-2 flex items-center gap-1">
            <Link
              {...link}
              className="group flex min-h-12 min-w-0 grow flex-wrap items-center gap-x-4 gap-y-0.5 rounded-lg px-2 py-2 hover:bg-surface-sunken"
            >
              <strong className="min-w-0 grow basis-52 font-medium">{words}</strong>
              <span className="flex items-center gap-1 text-sm font-medium text-primary group-hover:underline">
                {action}
                <ChevronRight aria-hidden className="size-4" />
              </span>
            </Link>
            {also && (
              <Link {...also.link} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
                <PenLine aria-hidden />
                {also.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface Need {
  words: string;
  action: string;
  link: Pick<LinkProps, 'to' | 'search' | 'hash'>;
  /** Where the same people are written to, and the link's name. */
  also?: { link: Pick<LinkProps, 'to' | 'search'>; name: ReactNode };
}

/** Most urgent first. */
function linesOf(needs: ClubDashboard['needs'], overdue: number): Need[] {
  const { applicants, withoutCoach, unanswered, expired } = needs;
  const all: (Need & { count: number })[] = [
    {
      count: overdue,
      words: plural({ count: overdue }, { one: '# overdue review', other: '# overdue reviews' }),
      action: t`See the videos`,
      link: { to: '/club/videos', search: { show: 'overdue' } },
    },
    {
      count: applicants,
      words: plural({ count: applicants }, { one: '# person wants to join', other: '# people want to join' }),
      action: t`Decide`,
      link: { to: '/club/players' },
    },
    {
      count: withoutCoach,
      words: plural({ count: withoutCoach }, { one: '# member without a coach', other: '# members without a coach' }),
      action: t`Choose coaches`,
      link: { to: '/club/players', search: { coach: 'none' } },
    },
    {
      count: expired,
      words: plural(
        { count: expired },
        { one: '# invitation expired without an answer', other: '# invitations expired without an answer' },
      ),
      action: t`Send again`,
      link: { to: '/club/players', search: { tab: 'expired' } },
      also: {
        link: { to: '/club/write', search: { to: 'invited', state: 'expired' } },
        name: (
          <Trans>
            Write
            <span className="sr-only">
              {' '}
              to the people of{' '}
              <Plural
                value={expired}
                one="# invitation expired without an answer"
                other="# invitations expired without an answer"
              />
            </span>
          </Trans>
        ),
      },
    },
    {
      count: unanswered,
      words: plural(
        { count: unanswered },
        { one: '# invitation not answered yet', other: '# invitations not answered yet' },
      ),
      action: t`See who is invited`,
      link: { to: '/club/players', search: { tab: 'invited' } },
      also: {
        link: { to: '/club/write', search: { to: 'invited', state: 'open' } },
        name: (
          <Trans>
            Write
            <span className="sr-only">
              {' '}
              to the people of{' '}
              <Plural value={unanswered} one="# invitation not answered yet" other="# invitations not answered yet" />
            </span>
          </Trans>
        ),
      },
    },
  ];
  return all.filter(({ count }) => count > 0);
}
