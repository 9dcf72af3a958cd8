// Making a note a priority. Loaded after the workspace, since it needs the large library of drills.

import { t } from '@lingui/core/macro';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { maxFocusLength, withPriorityAt } from '#domain/reviews/priorities/priority-list.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { ReviewStore } from '../state/review-store.ts';

/** Adds the note's skill to the priorities, with its title as focus and a drill for the player's rating or level. */
export function makePriority(store: ReviewStore, level: number, { skill, title }: DraftNote, rank: 1 | 2): void {
  if (skill === null || store.isReadOnly) return;
  const { priorities, ratings } = store.getState().document;
  const at = ratings.find(({ skillName }) => skillName === skill)?.rating ?? level;
  const focus = excerpt(withoutAiPrefix(title), maxFocusLength - 1);
  const next = withPriorityAt(priorities, { skill, focus, drillId: proposedDrill(skill, at).id }, rank);
  const lost = priorities.find((one) => next.every((other) => other.skill !== one.skill));
  store.change({ kind: 'put-priorities', priorities: next });
  const number = next.findIndex((one) => one.skill === skill) + 1;
  toast({
    title: t`Priority ${{ number }}: ${{ skill: skillLabel(skill) }}`,
    ...(lost && { description: t`Instead of ${{ skill: skillLabel(lost.skill) }}.` }),
    action: { label: t`Undo`, onClick: () => store.change({ kind: 'put-priorities', priorities }) },
  });
}
