// The coach's priorities for the player.

import { t } from '@lingui/core/macro';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { RequestLine } from '../../shared/situations/request-line.tsx';
import { useRequests } from '../../shared/situations/use-requests.ts';
import { PriorityDrill } from './priority-drill.tsx';
import { type CurrentReview, SkillThreadButton } from './skill-thread-button.tsx';

interface WorkFirstProps {
  current: CurrentReview;
  /** False for the example review, whose player has no earlier ones. */
  hasHistory?: boolean;
}

/** The Work on this first card: one or two priorities, each with a drill. Renders nothing without any. */
export function WorkFirst({ current, hasHistory = true }: WorkFirstProps) {
  const { id, playerId, priorities } = current.video;
  const isAsking = priorities.some(({ sendBy }) => sendBy);
  const requests = useRequests(isAsking ? playerId : null);
  if (priorities.length === 0) return null;
  return (
    <section className="min-w-0 rounded-xl border border-primary bg-primary-soft p-4 shadow-raised sm:p-6 print:box-decoration-clone print:shadow-none">
      <h2 className="mb-4 text-lg">{t`Work on this first`}</h2>
      <ol className="grid gap-5">
        {priorities.map(({ skill, focus, drillId }, index) => (
          <li key={skill} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 print:break-inside-avoid">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-accent font-heading font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <h3 className="col-span-2 col-start-2 row-start-1 grid font-sans tracking-normal">
              <span translate="no" className="text-sm font-medium text-primary">
                {skillLabel(skill)}
              </span>
              <span className="text-base font-semibold wrap-anywhere">{withoutAiPrefix(focus)}</span>
            </h3>
            {/* Beside the skill's name, which is short, so that the task has the full width. */}
            <div className="col-start-3 row-start-1 flex h-5 items-center">
              {hasHistory && <SkillThreadButton skill={skill} current={current} />}
            </div>
            <div className="max-sm:col-span-full sm:col-span-2 sm:col-start-2">
              <PriorityDrill drillId={drillId} />
              {requests
                .filter((one) => one.skill === skill && one.asked.videoId === id)
                .map((request) => (
                  <RequestLine key={request.id} request={request} className="mt-2" />
                ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
