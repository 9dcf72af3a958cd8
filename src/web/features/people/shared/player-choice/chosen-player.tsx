// The player chosen by an administrator.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';

interface ChosenPlayerProps {
  userId: string;
  onChooseAnother: () => void;
}

/** Name and level, with a button back to the list. */
export function ChosenPlayer({ userId, onChooseAnother }: ChosenPlayerProps) {
  const { data, isError } = useQuery(query(endpoints.getPlayerProgress, { params: { userId } }));
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3 sm:py-4">
      {data ? <PlayerLine player={data.player} /> : isError ? <span /> : <Skeleton className="w-56" />}
      <Button variant="secondary" size="sm" icon={<Users aria-hidden />} onClick={onChooseAnother}>
        {t`Choose another player`}
      </Button>
    </Card>
  );
}
