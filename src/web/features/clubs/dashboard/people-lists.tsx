// Most active and most improved players.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { MemberLink } from '#web/lib/links/member-link.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface Line {
  player: { id: string; firstName: string; lastName: string };
  /** The figure on the right. */
  figure: ReactNode;
  words: string;
}

function PeopleList({
  title,
  lines,
  empty,
  link,
}: {
  title: string;
  lines: readonly Line[];
  empty: string;
  link: ReactNode;
}) {
  return (
    <Card as="section">
      <CardTitle action={link}>{title}</CardTitle>
      {lines.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ol className="divide-y">
          {lines.map(({ player, figure, words }) => (
            <li key={player.id} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <span className="grid min-w-0">
                <MemberLink player={player} />
                <span className="text-sm text-ink-muted">{words}</span>
              </span>
              <span className="shrink-0 font-heading text-lg font-semibold tabular-nums">{figure}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const linkStyles = 'text-sm font-medium text-primary hover:underline';

/** The most active members this month. */
export function MostActive({ players }: { players: ClubDashboard['mostActive'] }) {
  return (
    <PeopleList
      title={t`Most active this month`}
      empty={t`No one has sent a video or completed a session this month.`}
      lines={players.map(({ player, videos, sessions }) => ({
        player,
        figure: videos + sessions,
        words: t`${plural(videos, { one: '# video', other: '# videos' })}, ${plural(sessions, { one: '# training session', other: '# training sessions' })}`,
      }))}
      link={
        <Link to="/club/players" className={linkStyles}>
          {t`All players`}
        </Link>
      }
    />
  );
}

/** The most improved members in 90 days. */
export function MostImproved({ players }: { players: ClubDashboard['mostImproved'] }) {
  return (
    <PeopleList
      title={t`Most improved, 90 days`}
      empty={t`No one has at least four reviews and rising ratings in the last 90 days.`}
      lines={players.map(({ player, begin, end, change, reviews }) => ({
        player,
        figure: <span className="text-success">{signed(change)}</span>,
        words: t`From ${{ first: oneDecimal(begin) }} to ${{ last: oneDecimal(end) }} in ${plural({ count: reviews }, { one: '# review', other: '# reviews' })}`,
      }))}
      link={
        <Link to="/club/awards" className={linkStyles}>
          {t`Seasonal awards`}
        </Link>
      }
    />
  );
}
