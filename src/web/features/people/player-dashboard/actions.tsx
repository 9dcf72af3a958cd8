// The recommended actions. Loaded after the first paint, since the texts for every skill and level are large.

import { Link } from '@tanstack/react-router';
import { recommendedActions } from '#domain/progress/recommended-actions.ts';
import type { WorkOn } from '#domain/progress/what-to-work-on.ts';
import { insight, unratedInsight } from '#domain/skills/insights.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ThreadButton } from '#web/features/progress/shared/skill-thread/thread-button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface ActionsProps {
  /** The player they are for. */
  userId: string;
  /** Null without a level. */
  level: number | null;
  workOn: readonly WorkOn[];
}

/** Four actions, the coach's own first, and the insight for the level. Skills link to their ratings and history. */
export function Actions({ userId, level, workOn }: ActionsProps) {
  const { title, text: asks } = level === null ? unratedInsight : insight(level);
  return (
    <>
      <div className="grid gap-2">
        <h3>Recommended actions</h3>
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
                      See {skillLabel(skill).toLowerCase()} ratings
                    </Link>{' '}
                    <ThreadButton userId={userId} skill={skill} className="-my-2 px-2 text-primary" />
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid gap-1">
        <h3>{title}</h3>
        <p className="max-w-[70ch] text-ink-muted">{asks}</p>
      </div>
    </>
  );
}
