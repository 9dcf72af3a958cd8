// The skill-level explosion: celebrates a level that has risen since the last visit.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import {
  explosionLevel,
  explosionLevels,
  federationLevel,
  levelLanguage,
  levelOf,
  scaleText,
  shortLevel,
} from '#domain/levels/levels.ts';
import { cn } from '#web/ui/class-names.ts';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { ExplosionBalls } from './explosion-balls.tsx';
import { readLevelSeen, rememberLevelSeen } from './level-seen.ts';

/** Celebrates each rise once; never while viewing as the player. */
export function LevelExplosion({ user }: { user: CurrentUser }) {
  const { id, viewedBy } = user;
  const level = levelOf(user);
  // Read once, so that remembering the level below does not end the celebration.
  const [before] = useState(() => readLevelSeen(id));
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (viewedBy === null && level !== null) rememberLevelSeen(id, level);
  }, [id, level, viewedBy]);
  if (isClosed || viewedBy !== null || before === null || level === null || level <= before) return null;
  return <Celebration {...{ level, before }} country={user.country} onClose={() => setClosed(true)} />;
}

interface CelebrationProps {
  /** Levels on the internal scale. */
  level: number;
  before: number;
  country: string;
  onClose: () => void;
}

function Celebration({ level, before, country, onClose }: CelebrationProps) {
  const mappings = useScaleMappings();
  const now = federationLevel(level, country, mappings);
  const { label } = now;
  const reached = explosionLevel(level);
  return (
    <section
      aria-labelledby="level-risen"
      data-explosion={reached.id}
      className="relative mb-6 overflow-hidden rounded-xl bg-court text-on-court shadow-raised"
    >
      <ExplosionBalls rank={explosionLevels.indexOf(reached)} />
      <div className="relative flex flex-wrap items-end justify-between gap-x-10 gap-y-5 p-5 pr-14 sm:p-6 sm:pr-16">
        <div className="grid gap-1">
          <h2 id="level-risen" className="text-xl">
            {t`Your level has risen to ${{ level: scaleText(now) }}`}
          </h2>
          <p className="text-on-court-muted">
            <Trans>
              <span lang={levelLanguage(country)}>{label}</span>, up from{' '}
              {{ before: shortLevel(before, country, mappings) }}.
            </Trans>
          </p>
        </div>
        <Steps reached={reached.id} />
      </div>
      <button
        type="button"
        aria-label={t`Close celebration`}
        onClick={onClose}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-lg text-on-court-muted outline-on-court hover:text-on-court"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}

function Steps({ reached }: { reached: string }) {
  const rank = explosionLevels.findIndex(({ id }) => id === reached);
  return (
    <ol className="flex w-full items-end gap-1.5 sm:w-auto sm:gap-2">
      {explosionLevels.map(({ id, label }, index) => (
        <li
          key={id}
          aria-current={id === reached ? 'step' : undefined}
          className={cn(
            'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-center gap-1.5 text-xs whitespace-nowrap sm:w-18 sm:flex-none',
            id === reached ? 'font-semibold' : 'text-on-court-muted',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'w-full origin-bottom rounded-md',
              heights[index],
              index < rank && 'bg-court-line',
              index === rank && 'animate-[explosion-step_600ms_ease-out_both] bg-accent motion-reduce:animate-none',
              index > rank && 'border border-court-line',
            )}
          />
          {/* The five names only fit side by side on wide screens. */}
          <span className={cn(id !== reached && 'max-sm:opacity-0')}>{label}</span>
        </li>
      ))}
    </ol>
  );
}

const heights = ['h-3', 'h-5', 'h-7', 'h-9', 'h-11'];
