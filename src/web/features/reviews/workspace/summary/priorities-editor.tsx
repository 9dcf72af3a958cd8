// Chooses one or two priorities, each with a drill.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { workingLevel } from '#domain/levels/levels.ts';
import { proposedPriorities } from '#domain/reviews/priorities/priorities.ts';
import {
  maxPriorities,
  type Priority,
  withoutPriority,
  withPriority,
} from '#domain/reviews/priorities/priority-list.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { priorityFocusId } from '../state/field-ids.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { PriorityCard } from './priority-card.tsx';

/** The chosen ones and, while there is room, suggestions and any other skill. */
export function PrioritiesEditor() {
  const { workspace, store } = useOpenReview();
  const document = useReviewState((state) => state.document);
  useWantedField();
  const { priorities, ratings } = document;
  const level = workingLevel(workspace.player);
  const levelIn = (skill: SingleSkill) => ratings.find(({ skillName }) => skillName === skill)?.rating ?? level;
  const put = (next: ReviewDocument['priorities']) => store.change({ kind: 'put-priorities', priorities: next });

  const add = (priority: Priority) => {
    put(withPriority(priorities, priority));
    store.goToField(priorityFocusId(priority.skill));
  };
  const remove = (priority: Priority) => {
    put(withoutPriority(priorities, priority.skill));
    toast({
      title: t`${{ skill: skillLabel(priority.skill) }} is no longer a priority`,
      action: { label: t`Undo`, onClick: () => put(withPriority(store.getState().document.priorities, priority)) },
    });
  };

  return (
    <div className="grid gap-3">
      {priorities.map((priority) => (
        <PriorityCard
          key={priority.skill}
          priority={priority}
          level={levelIn(priority.skill)}
          onChange={(changed) => put(withPriority(priorities, changed))}
          onRemove={() => remove(priority)}
        />
      ))}
      {priorities.length < maxPriorities && (
        <>
          <Proposals document={document} level={level} onTake={add} />
          <SelectField
            label={priorities.length === 0 ? t`Work on` : t`Also work on`}
            placeholder={t`Choose a skill`}
            value=""
            options={singleSkills
              .filter((skill) => priorities.every((one) => one.skill !== skill))
              .map((skill) => ({ value: skill, label: skillLabel(skill) }))}
            onChange={({ target }) => {
              const skill = target.value as SingleSkill;
              add({ skill, focus: '', drillId: proposedDrill(skill, levelIn(skill)).id });
            }}
          />
        </>
      )}
    </div>
  );
}

interface ProposalsProps {
  document: ReviewDocument;
  /** The player's level. */
  level: number;
  onTake: (priority: Priority) => void;
}

/** Suggestions from ratings and notes, added with one press. */
function Proposals({ document, level, onTake }: ProposalsProps) {
  const proposals = proposedPriorities({ ratings: document.ratings, notes: document.notes, level }).filter(
    ({ skill }) => document.priorities.every((one) => one.skill !== skill),
  );
  if (proposals.length === 0) return null;
  return (
    <ul aria-label={t`Suggested from your notes and ratings`} className="grid gap-2">
      {proposals.map((proposal) => {
        const skill = skillLabel(proposal.skill);
        return (
          <li key={proposal.skill} className="flex items-center gap-3 rounded-lg border border-dashed p-2 pl-3 text-sm">
            <p className="min-w-0 grow wrap-anywhere">
              <span className="font-medium">
                <span translate="no">{skill}</span>:
              </span>{' '}
              {proposal.focus}
            </p>
            <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onClick={() => onTake(proposal)}>
              <Trans>
                Add
                <span className="sr-only">
                  {' '}
                  <span translate="no">{skill}</span>
                </span>
              </Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
