// The priorities of a read-only review, with their drills.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { sendByWords } from '#domain/reviews/priorities/situation-requests.ts';
import { drillById } from '#domain/skills/drills.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { DrillDetails } from '#web/ui/padel/drill-details.tsx';

/** Skill, focus and drill of each. */
export function ReadOnlyPriorityList({ priorities }: Pick<ReviewDocument, 'priorities'>) {
  return (
    <ol className="grid gap-3">
      {priorities.map(({ skill, focus, drillId, sendBy }) => {
        const drill = drillById(drillId);
        return (
          <li key={skill} className="grid gap-2 rounded-xl border bg-surface-raised p-3">
            <p className="wrap-anywhere whitespace-pre-line">
              <span className="font-medium">
                <span translate="no">{skillLabel(skill)}</span>:
              </span>{' '}
              {withoutAiPrefix(focus)}
            </p>
            {drill && <DrillDetails drill={drill} />}
            {sendBy && <p className="text-sm text-ink-muted">{sendByWords({ sendBy })}.</p>}
          </li>
        );
      })}
    </ol>
  );
}
