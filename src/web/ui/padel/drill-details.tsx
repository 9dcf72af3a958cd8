// A drill of the library, folded.

import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type Drill, drillPlayers } from '#domain/skills/drills.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';

/** Its skill if asked for, name, minutes and players in one line; opened: aim, steps, and easier and harder variants. */
export function DrillDetails({ drill, skill }: { drill: Drill; skill?: SingleSkill }) {
  return (
    <details className="group rounded-lg bg-surface-sunken/60 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="font-medium">
            {skill && <span translate="no">{`${skillLabel(skill)}: `}</span>}
            <span>{drill.name}</span>
          </span>{' '}
          <span className="text-ink-muted">
            · {t`${{ minutes: drill.minutes }} min`} · {drillPlayers(drill)}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 px-3 pb-3">
        <p className="font-medium">{drill.aim}</p>
        <ol className="grid list-decimal gap-1 pl-5">
          {drill.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <span className="text-ink-muted">{t`Easier:`}</span> {drill.easier}
        </p>
        <p>
          <span className="text-ink-muted">{t`Harder:`}</span> {drill.harder}
        </p>
      </div>
    </details>
  );
}
