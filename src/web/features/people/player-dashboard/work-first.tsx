// What to work on after the latest review. Loaded after the first paint, since the texts for every skill and level are large.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { levelOf } from '#domain/levels/levels.ts';
import { recommendedActions } from '#domain/progress/recommended-actions.ts';
import type { WorkOn } from '#domain/progress/what-to-work-on.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ThreadButton } from '#web/features/progress/shared/skill-thread/thread-button.tsx';
import { RequestLine } from '#web/features/reviews/shared/situations/request-line.tsx';
import { useRequests } from '#web/features/reviews/shared/situations/use-requests.ts';
import type { DashboardPlayer } from './dashboard-read.ts';

export interface WorkFirstProps {
  user: DashboardPlayer;
  /** In order of priority, at least one. */
  workOn: readonly WorkOn[];
}

/** The coach's priorities word for word or, without any, advice for the weakest skills. Both lead to the skill's ratings and history. */
export function WorkFirst({ user, workOn }: WorkFirstProps) {
  const actions = recommendedActions(levelOf(user), workOn);
  const requests = useRequests(user.id).filter(({ closed }) => closed === null);
  const others = requests.filter((one) => workOn.every(({ skill }) => skill !== one.skill));
  const isFromCoach = workOn.some(({ focus }) => focus !== null);
  return (
    <section className="grid h-full content-start gap-4 rounded-lg bg-primary-soft p-4 sm:p-5">
      <h3>{isFromCoach ? t`Work on this first` : t`Your lowest ratings`}</h3>
      <ol className="grid gap-4">
        {workOn.map(({ skill }, index) => (
          <li key={skill} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent font-heading text-sm font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <span translate="no" className="text-sm font-medium text-primary">
                {skillLabel(skill)}
              </span>
              <span className="font-medium wrap-anywhere">{actions.find((one) => one.skill === skill)?.text}</span>
              {requests
                .filter((one) => one.skill === skill)
                .map((request) => (
                  <RequestLine key={request.id} request={request} className="py-0.5" />
                ))}
              <span className="flex flex-wrap items-center gap-x-2 text-sm">
                <Link
                  to="/performance"
                  search={{ tab: 'skills' }}
                  className="inline-flex min-h-6 items-center font-medium text-primary underline-offset-4 hover:underline"
                >
                  {t`See ${{ skill: skillLabel(skill).toLowerCase() }} ratings`}
                </Link>
                <ThreadButton userId={user.id} skill={skill} className="-my-1 px-2 text-primary" />
              </span>
            </div>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul aria-label={t`Asked for by your coach`} className="grid gap-3 border-t border-line-strong pt-4">
          {others.map((request) => (
            <li key={request.id} className="grid gap-0.5">
              <span translate="no" className="text-sm font-medium text-primary">
                {skillLabel(request.skill)}
              </span>
              <RequestLine request={request} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
