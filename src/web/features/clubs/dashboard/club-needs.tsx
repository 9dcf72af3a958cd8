// What waits for the manager.

import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, PenLine } from 'lucide-react';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { counted } from '#domain/clubs/report-words.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** A line for each kind, with the list it is about; one sentence when nothing waits. */
export function ClubNeeds({ dashboard: { needs, videos } }: { dashboard: ClubDashboard }) {
  const lines = linesOf(needs, videos.overdue);
  if (lines.length === 0) return <p className="text-sm text-ink-muted">Nothing is waiting for you right now.</p>;
  return (
    <Card as="section" aria-labelledby="club-needs">
      <CardTitle id="club-needs" className="mb-1">
        Waiting for you
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
              <Link {...also} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
                <PenLine aria-hidden />
                Write
                <span className="sr-only"> to the people of {words}</span>
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
  /** Where the same people are written to. */
  also?: Pick<LinkProps, 'to' | 'search'>;
}

/** Most urgent first. */
function linesOf(needs: ClubDashboard['needs'], overdue: number): Need[] {
  const { applicants, withoutCoach, unanswered, expired } = needs;
  const all: (Need & { count: number })[] = [
    {
      count: overdue,
      words: counted(overdue, 'overdue review'),
      action: 'See the videos',
      link: { to: '/club/videos', search: { show: 'overdue' } },
    },
    {
      count: applicants,
      words: `${counted(applicants, 'person', 'people')} ${applicants === 1 ? 'wants' : 'want'} to join`,
      action: 'Decide',
      link: { to: '/club/players' },
    },
    {
      count: withoutCoach,
      words: `${counted(withoutCoach, 'member')} without a coach`,
      action: 'Choose coaches',
      link: { to: '/club/players', search: { coach: 'none' } },
    },
    {
      count: expired,
      words: `${counted(expired, 'invitation')} expired without an answer`,
      action: 'Send again',
      link: { to: '/club/players', search: { tab: 'expired' } },
      also: { to: '/club/write', search: { to: 'invited', state: 'expired' } },
    },
    {
      count: unanswered,
      words: `${counted(unanswered, 'invitation')} not answered yet`,
      action: 'See who is invited',
      link: { to: '/club/players', search: { tab: 'invited' } },
      also: { to: '/club/write', search: { to: 'invited', state: 'open' } },
    },
  ];
  return all.filter(({ count }) => count > 0);
}
