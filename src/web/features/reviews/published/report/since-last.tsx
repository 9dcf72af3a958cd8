// The coach's answers on the previous priorities.

import { t } from '@lingui/core/macro';
import type { Video } from '#contract/videos/videos.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { OutcomeBadge } from '#web/ui/padel/outcome-badge.tsx';
import { type CurrentReview, SkillThreadButton } from './skill-thread-button.tsx';

/** The Since your last review card. Renders nothing without answers. */
export function SinceLast({ current }: { current: CurrentReview }) {
  const { priorityAnswers, previousReview } = current.video;
  if (priorityAnswers.length === 0) return null;
  const isOfLast = priorityAnswers.every(({ since }) => since === previousReview?.videoId);
  return (
    <Card as="section" className="grid gap-3 print:break-inside-avoid">
      <CardTitle className="mb-0">{isOfLast ? t`Since your last review` : t`Since earlier reviews`}</CardTitle>
      <ul className="grid gap-3">
        {priorityAnswers.map((answer) => (
          <Answered key={answer.skill} answer={answer} current={current} />
        ))}
      </ul>
    </Card>
  );
}

function Answered({ answer, current }: { answer: Video['priorityAnswers'][number]; current: CurrentReview }) {
  const { skill, answer: outcome, comment } = answer;
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span translate="no" className="font-medium">
            {skillLabel(skill)}
          </span>
          <OutcomeBadge outcome={outcome} />
        </p>
        {comment !== '' && <p className="max-w-[70ch] wrap-anywhere">{comment}</p>}
      </div>
      <SkillThreadButton skill={skill} current={current} />
    </li>
  );
}
