// The player's own levels from ranking evenings, with the moments cited for them.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { EveningMoments } from './evening-moments.tsx';

interface OwnEveningLevelsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The player's, for the level scale. */
  country: string;
}

/** The latest first; nobody else's moments are among them. */
export function OwnEveningLevels({ country, ...dialog }: OwnEveningLevelsProps) {
  const { data, error, refetch } = useQuery(query(endpoints.listOwnEveningLevels));
  return (
    <Dialog {...dialog} title={t`Moments behind your level`} description={t`What your coach saw on a ranking evening.`}>
      {data ? (
        <ol className="grid gap-4">
          {data.map(({ level, evening, verifiedAt, withdrawnAt }) => (
            <li key={verifiedAt} className="grid gap-1">
              <p className="font-medium">
                <LevelText level={level} country={country} />
                {withdrawnAt !== null && <span className="font-normal text-ink-muted">{` ${t`(withdrawn)`}`}</span>}
              </p>
              <EveningMoments evening={evening} />
            </li>
          ))}
        </ol>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  );
}
