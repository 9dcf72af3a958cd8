// A chosen drill, expandable.

import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import type { Drill } from '#domain/skills/drills.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';

function playersWords({ min, max }: Drill['players']): string {
  return min === max ? plural(min, { one: '# player', other: '# players' }) : t`${{ range: `${min}–${max}` }} players`;
}

export function DrillText({ skill, drill }: { skill: SingleSkill; drill: Drill }) {
  return (
    <details className="group rounded-lg bg-surface-sunken/60 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="font-medium">
            <span translate="no">{skillLabel(skill)}</span>: {drill.name}
          </span>{' '}
          <span className="text-ink-muted">
            · {t`${{ minutes: drill.minutes }} min`} · {playersWords(drill.players)}
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
