// What the dashboard recommends to do next. It comes after the first paint: the texts for every skill and level weigh more than the panel.

import { Link } from '@tanstack/react-router';
import { recommendedActions } from '#domain/progress/recommended-actions.ts';
import type { WorkOn } from '#domain/progress/what-to-work-on.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';

/** Four actions: the coach's own first, then what fits the level. */
export function Actions({ level, workOn }: { level: number; workOn: readonly WorkOn[] }) {
  return (
    <ol className="grid gap-3">
      {recommendedActions(level, workOn).map(({ skill, text, isFromCoach }, index) => (
        <li key={`${skill} ${text}`} className="flex gap-3">
          <span
            aria-hidden
            className={cn(
              'mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full text-xs font-semibold',
              isFromCoach ? 'bg-accent text-on-accent' : 'bg-primary-soft text-primary',
            )}
          >
            {index + 1}
          </span>
          <span className="min-w-0">
            <span className={cn(isFromCoach && 'font-medium')}>{isFromCoach ? `Your coach: ${text}` : text}</span>
            {skill && (
              <>
                {' '}
                <Link
                  to="/performance"
                  search={{ tab: 'skills' }}
                  className="font-medium whitespace-nowrap text-primary underline-offset-4 hover:underline"
                >
                  {skillLabel(skill)} in figures
                </Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
