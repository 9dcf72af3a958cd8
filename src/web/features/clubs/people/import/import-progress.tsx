// Progress of the latest import, which runs in the background.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Empty before the first import. */
export function ImportProgress() {
  const { data } = useQuery(query(endpoints.getLatestClubImport));
  if (!data) return null;
  const { total, done, startedAt, finishedAt } = data;
  return (
    <Card as="section" className="grid gap-2">
      <CardTitle className="mb-0">{finishedAt ? 'Latest import' : 'Import in progress'}</CardTitle>
      {/* Announced a few times only. */}
      <p className="sr-only" role="status">
        {finishedAt ? 'The import is finished.' : `${Math.floor((done / total) * 4) * 25} percent done.`}
      </p>
      <p className="text-sm text-ink-muted">
        {formatNumber(done)} of {formatNumber(total)} {total === 1 ? 'invitation' : 'invitations'} sent, started{' '}
        <TimeText at={startedAt} className="lowercase" />.
        {!finishedAt && <span>{' You can leave this page; the import continues in the background.'}</span>}
      </p>
      <progress
        className="h-2 w-full overflow-hidden rounded-full accent-(--color-primary)"
        max={total}
        value={done}
        aria-label="Invitations sent"
      />
    </Card>
  );
}
