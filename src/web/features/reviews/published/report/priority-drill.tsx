// The drill of a priority.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Clock, Users } from 'lucide-react';
import { useId, useState } from 'react';
import type { Drill } from '#domain/skills/drills.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Name, aim, time and players of a drill, with its steps on demand and in print. */
export function PriorityDrill({ drillId }: { drillId: string }) {
  const { data: shown, isPending, isError, refetch } = useDrill(drillId);
  if (isPending) {
    return (
      <div role="status" aria-busy className="grid gap-2 rounded-lg bg-surface-raised p-4">
        <span className="sr-only">{t`Loading the drill`}</span>
        <Skeleton className="w-1/2" />
        <Skeleton />
      </div>
    );
  }
  if (isError) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-surface-raised p-4 text-sm">
        <p className="text-ink-muted">{t`The drill could not be loaded.`}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  return shown && <DrillCard {...shown} />;
}

function DrillCard({ drill, players }: ShownDrill) {
  const [isOpen, setIsOpen] = useState(false);
  const stepsId = useId();
  const label = isOpen ? t`Hide the steps` : t`How it works`;
  return (
    <div className="grid gap-2 rounded-lg border bg-surface-raised p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-base font-semibold">
          <span className="sr-only">{`${t`Drill:`} `}</span>
          {drill.name}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-muted">
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Clock aria-hidden className="size-4" />
            {t`${{ minutes: drill.minutes }} min`}
          </span>
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Users aria-hidden className="size-4" />
            {players}
          </span>
        </p>
      </div>
      <p className="max-w-[70ch]">{drill.aim}</p>
      <div id={stepsId} className={cn('gap-3 pt-1 print:grid', isOpen ? 'grid' : 'hidden')}>
        <ol className="grid max-w-[70ch] list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-ink-muted">
          {drill.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <dl className="grid max-w-[70ch] gap-1.5">
          <Variant name={t`Easier`}>{drill.easier}</Variant>
          <Variant name={t`Harder`}>{drill.harder}</Variant>
        </dl>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 w-fit text-primary print:hidden"
        aria-label={`${label}: ${drill.name}`}
        aria-expanded={isOpen}
        aria-controls={stepsId}
        icon={<ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
    </div>
  );
}

function Variant({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

/** A drill, and its number of players in words. */
interface ShownDrill {
  drill: Drill;
  players: string;
}

/** A drill by id; null if it is no longer in the library. Loads the library, which is large, on demand. */
function useDrill(drillId: string) {
  return useQuery({
    queryKey: ['drill', drillId],
    queryFn: async (): Promise<ShownDrill | null> => {
      const { drillById, drillPlayers } = await import('#domain/skills/drills.ts');
      const drill = drillById(drillId);
      return drill && { drill, players: drillPlayers(drill) };
    },
  });
}
