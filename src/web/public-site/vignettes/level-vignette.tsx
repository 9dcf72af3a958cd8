// A picture of level verification.

import { t } from '@lingui/core/macro';
import { federationLevel } from '#domain/levels/levels.ts';
import { numberText } from '#domain/round-to.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { LevelBar } from '#web/ui/padel/level-bar.tsx';
import { Vignette } from './vignette.tsx';

const level = 4.5;

/** A level with its name, bar and stamp. */
export function LevelVignette() {
  const { federation, value, label } = federationLevel(level, 'DK', []);
  const shown = numberText(value);
  return (
    <Vignette label={t`Example: level ${{ level: shown }}, ${{ label }}, verified by a certified coach.`}>
      <VerifiedBadge verified withdrawn={null} />
      <p className="mt-5 flex items-baseline gap-2.5">
        <span className="font-heading text-[3.5rem] leading-none font-bold tracking-tight">{shown}</span>
        <span className="text-sm text-ink-muted">{label}</span>
      </p>
      <LevelBar level={level} label={`${federation} ${shown}`} className="mt-4" />
    </Vignette>
  );
}
