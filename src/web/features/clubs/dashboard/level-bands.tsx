// The members' levels by tier.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillTierId, skillTiers } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** Bar colours. */
const fills: Record<SkillTierId, string> = {
  entry_level: 'bg-tier-entry',
  getting_there: 'bg-tier-getting',
  solid: 'bg-tier-solid',
  advanced: 'bg-tier-advanced',
};

/** The average with its change, and a bar per tier. */
export function LevelBands({ level, members }: { level: ClubDashboard['level']; members: number }) {
  const { mean, change, verified, bands } = level;
  const rated = Object.values(bands).reduce((sum, count) => sum + count, 0);
  const parts = [
    change === null ? t`average from 1 to 7` : t`average from 1 to 7, ${{ change: signed(change) }} in 90 days`,
    plural({ count: verified }, { one: '# level verified', other: '# levels verified' }),
    ...(rated < members ? [plural({ count: members - rated }, { one: '# Not Rated', other: '# Not Rated' })] : []),
  ];
  return (
    <Card as="section">
      <CardTitle
        action={
          <Link to="/club/reports" className="text-sm font-medium text-primary hover:underline">
            {t`Levels over time`}
          </Link>
        }
      >
        {t`Levels`}
      </CardTitle>
      {mean === null ? (
        <p className="text-ink-muted">{members === 0 ? t`There are no members yet.` : t`No member has a level yet.`}</p>
      ) : (
        <>
          <p className="mb-4 flex flex-wrap items-baseline gap-x-2">
            <span className="font-heading text-2xl font-semibold tracking-tight">{oneDecimal(mean)}</span>
            <span className="text-sm text-ink-muted">{parts.join('; ')}</span>
          </p>
          <ul className="grid gap-2">
            {skillTiers.map(({ id, label }) => (
              <li key={id} className="grid grid-cols-[7rem_minmax(0,1fr)_2rem] items-center gap-3 text-sm">
                <span>{label}</span>
                <span aria-hidden className="h-2.5 rounded-full bg-surface-sunken">
                  <span
                    className={cn('block h-full rounded-full', fills[id])}
                    style={{ width: `${(bands[id] / rated) * 100}%` }}
                  />
                </span>
                <span className="text-right font-medium tabular-nums">{bands[id]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
