// The levels of a finished evening, to read, print and take along.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Award, FileDown, Printer } from 'lucide-react';
import { files } from '#contract/files.ts';
import type { EveningPlayer, RankingEvening } from '#contract/levels/ranking-evenings.ts';
import { outcomeLabels } from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { Badge, VerifiedBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';

/** By name. Certificates are the players' own: those who have published theirs are linked. */
export function EveningResults({ evening: { id, players, gone } }: { evening: RankingEvening }) {
  const table = useMutation({
    mutationFn: () => download(files.eveningTable.path.replace('{eveningId}', id)),
    onError: (error) => failureToast(t`Could not download the levels`, error, t`Please try again.`),
  });
  const certificates = useMutation({
    mutationFn: () => download(files.eveningCertificates.path.replace('{eveningId}', id)),
    onError: (error) => failureToast(t`Could not download the certificates`, error, t`Please try again.`),
  });
  const published = players.filter(({ result }) => result?.certificateCode).length;
  return (
    <Card as="section" className="grid gap-4">
      <table className="w-full text-left">
        <thead className="text-sm text-ink-muted">
          <tr>
            <th className="py-2 pr-4 font-medium">{t`Player`}</th>
            <th className="py-2 font-medium">{t`Level`}</th>
            <th className="py-2 font-medium max-sm:hidden print:hidden">{t`Certificate`}</th>
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
          {plural(
            { count: gone },
            { one: '# player is no longer an active member.', other: '# players are no longer active members.' },
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t`Print`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<FileDown aria-hidden />}
          busy={table.isPending}
          onClick={() => table.mutate()}
        >
          {t`Download CSV`}
        </Button>
        {published > 0 && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Award aria-hidden />}
            busy={certificates.isPending}
            onClick={() => certificates.mutate()}
          >
            {plural({ count: published }, { one: 'Download # certificate', other: 'Download # certificates' })}
          </Button>
        )}
      </div>
    </Card>
  );
}

function ResultRow({ one: { player, result } }: { one: EveningPlayer }) {
  const code = result?.certificateCode;
  const name = personName(player);
  const certificate = code && (
    <a
      href={`/verified/${code}`}
      className="inline-flex min-h-11 items-center text-primary hover:underline pointer-fine:min-h-0"
    >
      <Trans>
        Certificate
        <span className="sr-only">
          {' '}
          of <span translate="no">{name}</span>
        </span>
      </Trans>
    </a>
  );
  return (
    <tr>
      <td className="py-2.5 pr-4 font-medium wrap-anywhere" translate="no">
        {name}
      </td>
      <td className="py-2.5">
        <span className="flex flex-wrap items-center gap-2">
          <LevelText level={result?.level} country={player.country} />
          <Outcome outcome={result?.outcome ?? 'none'} />
        </span>
        {code && <span className="sm:hidden print:hidden">{certificate}</span>}
      </td>
      <td className="py-2.5 max-sm:hidden print:hidden">
        {code ? certificate : <span className="text-sm text-ink-muted">{t`Not published`}</span>}
      </td>
    </tr>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<EveningPlayer['result']>['outcome'] }) {
  if (outcome === 'verified') return <VerifiedBadge verified withdrawn={null} />;
  return <Badge {...(outcome === 'waiting' && { tone: 'attention' })}>{outcomeLabels[outcome]}</Badge>;
}
