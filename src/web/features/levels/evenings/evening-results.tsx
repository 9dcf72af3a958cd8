// The levels of a finished evening, to read, print and take along.

import { Printer } from 'lucide-react';
import type { EveningPlayer, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { levelText, notRated } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge, VerifiedBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';

/** By name. Certificates are the players' own: those who have published theirs are linked. */
export function EveningResults({ evening: { players, gone } }: { evening: RankingEvening }) {
  return (
    <Card as="section" className="grid gap-4">
      <table className="w-full text-left">
        <thead className="text-sm text-ink-muted">
          <tr>
            <th className="py-2 pr-4 font-medium">Player</th>
            <th className="py-2 font-medium">Level</th>
            <th className="py-2 font-medium max-sm:hidden print:hidden">Certificate</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {players.map((one) => (
            <ResultRow key={one.player.id} one={one} />
          ))}
        </tbody>
      </table>
      {gone > 0 && (
        <p className="text-sm text-ink-muted">
          {gone === 1 ? '1 player is no longer an active member.' : `${gone} players are no longer active members.`}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="w-fit print:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Card>
  );
}

function ResultRow({ one: { player, result } }: { one: EveningPlayer }) {
  const code = result?.certificateCode;
  const certificate = code && (
    <a
      href={`/verified/${code}`}
      className="inline-flex min-h-11 items-center text-primary hover:underline pointer-fine:min-h-0"
    >
      Certificate
      <span className="sr-only">
        {' '}
        of <span translate="no">{personName(player)}</span>
      </span>
    </a>
  );
  return (
    <tr>
      <td className="py-2.5 pr-4 font-medium wrap-anywhere" translate="no">
        {personName(player)}
      </td>
      <td className="py-2.5">
        <span className="flex flex-wrap items-center gap-2">
          {result?.level ? levelText(result.level, player.country) : notRated}
          <Outcome outcome={result?.outcome ?? 'none'} />
        </span>
        {code && <span className="sm:hidden print:hidden">{certificate}</span>}
      </td>
      <td className="py-2.5 max-sm:hidden print:hidden">
        {code ? certificate : <span className="text-sm text-ink-muted">Not published</span>}
      </td>
    </tr>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<EveningPlayer['result']>['outcome'] }) {
  if (outcome === 'verified') return <VerifiedBadge verified withdrawn={null} />;
  if (outcome === 'waiting') return <Badge tone="attention">Second opinion</Badge>;
  return outcome === 'withdrawn' ? <Badge>Withdrawn</Badge> : <Badge>No level given</Badge>;
}
