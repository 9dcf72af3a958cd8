// Shown in the goals editor when someone else has saved in the meantime.

import { t } from '@lingui/core/macro';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';

interface GoalsConflictProps {
  theirs: PlayerGoals;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows the other version and lets the coach choose. */
export function GoalsConflict({ theirs, onTakeTheirs, onKeepMine }: GoalsConflictProps) {
  const parts = [
    [t`Short-term Goals`, theirs.shortTermGoals.join('\n')],
    [t`Long-term Goals`, theirs.longTermGoals.join('\n')],
    [t`Skill Priorities`, theirs.skillPriorities.join('\n')],
    [t`Further Goals`, theirs.goals.join('\n')],
    [t`Coach Notes`, theirs.notes ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <section role="alert" className="grid gap-3 rounded-lg border border-attention/40 bg-attention-soft p-4 text-sm">
      <p className="font-medium">
        {t`Someone else changed these goals on ${{ moment: formatMoment(theirs.updatedAt) }}. Your changes are not lost. Choose which version to keep.`}
      </p>
      {parts.length > 0 && (
        <dl className="grid gap-2 rounded-lg bg-surface-raised p-3">
          {parts.map(([name, text]) => (
            <div key={name}>
              <dt className="text-ink-muted">{name}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          {t`Take theirs`}
        </Button>
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          {t`Keep mine`}
        </Button>
      </div>
    </section>
  );
}
