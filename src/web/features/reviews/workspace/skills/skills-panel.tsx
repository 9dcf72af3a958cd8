// The eleven ratings, editable or read-only.

import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { currentEvidence, noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { type SkillName, skillLabel, skillNames, suggestedOverall } from '#domain/skills/skills.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { skillId } from '../../shared/skill-table/skill-groups.ts';
import { SkillTable } from '../../shared/skill-table/skill-table.tsx';
import type { ThenAndNowProps } from '../../shared/then-and-now/then-and-now.tsx';
import { LookRatings } from '../look/player-look.tsx';
import { commentId } from '../state/field-ids.ts';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { ReadOnlySkills } from './read-only-skills.tsx';
import { ReviewedSkill } from './reviewed-skill.tsx';

/** Below the fold, so loaded late. */
const ThenAndNow = lateComponent<ThenAndNowProps>(
  () => import('../../shared/then-and-now/then-and-now.tsx').then((part) => part.ThenAndNow),
  null,
);

const RestAsLastTime = lateComponent<object>(
  () => import('./rest-as-last-time.tsx').then((part) => part.RestAsLastTime),
  null,
);

/** The skill whose row or comment a message leads to. */
function skillOf(fieldId: string | null): SkillName | undefined {
  return skillNames.find((skill) => fieldId === skillId(skill) || fieldId === commentId(skill));
}

/** A table of eleven lines, each of which may be left unrated, and the chosen one's details: beside it, or below in a narrow panel. */
export function SkillsPanel() {
  const review = useOpenReview();
  const ratings = useReviewState((state) => state.document.ratings);
  // Deferred: typing a note must not wait for eleven skills to look at it.
  const notes = useDeferredValue(useReviewState((state) => state.document.notes));
  const wanted = useReviewState((state) => skillOf(state.wantedField));
  const [chosen, setChosen] = useState<SkillName>('overall');
  if (wanted && wanted !== chosen) setChosen(wanted);
  useWantedField();
  const about = useMemo(() => notesBySkill(notes), [notes]);
  const unread = useReviewState(({ invalidRatings }) => invalidRatings);
  const onRate = useMemo(() => rateIn(review), [review]);
  const compared = review.workspace.video.previousReview !== null && (
    <ThenAndNow
      now={{ ...review.workspace.video, videoId: review.workspace.video.id, notes }}
      reviewed={{ ...review.store.getState().document, previous: review.workspace.video.previousReview }}
      onOpen={() => review.video.canControl && review.video.pause()}
      className="justify-self-start"
    />
  );
  const look = review.workspace.video.look === 'sent' && <LookRatings />;
  if (review.store.isReadOnly)
    return (
      <div className="@container grid gap-4">
        {compared}
        <ReadOnlySkills ratings={ratings} notes={notes} />
        {look}
      </div>
    );
  const { previousRatings } = review.workspace;
  const givenTo = (skill: SkillName) => ratings.find(({ skillName }) => skillName === skill);
  const notesOf = (skill: SkillName) => about.get(skill) ?? none;
  return (
    <div className="@container grid gap-4 pt-1 pb-2" data-ratings>
      <SkillTable
        skills={skillNames}
        lineOf={(skill) => {
          const given = givenTo(skill);
          const previous = previousRatings.find((one) => one.skillName === skill);
          const own = notesOf(skill);
          const linked = given ? currentEvidence(given.evidence, notes).filter(isOther(own)).length : 0;
          return {
            rating: given?.rating ?? null,
            previous: previous ? Number(previous.rating) : null,
            notes: own.length + linked,
            hasComment: Boolean(given?.comment),
          };
        }}
        unread={unread}
        heads={{ previous: previousRatings.length > 0, notes: true }}
        chosen={chosen}
        onChoose={setChosen}
        onRate={onRate}
        onUnread={review.store.keepInvalidRating}
      >
        <ReviewedSkill
          // Its state is the chosen skill's own.
          key={chosen}
          review={review}
          skill={chosen}
          given={givenTo(chosen)}
          suggested={chosen === 'overall' ? suggestedOverall(ratings) : null}
          notes={notes}
          about={notesOf(chosen)}
          onRate={onRate}
        />
      </SkillTable>
      {look}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <RestAsLastTime />
        {compared}
      </div>
    </div>
  );
}

/** Rates a skill, or removes its rating; a comment and links that go with it can be restored. */
function rateIn({ store }: OpenReview) {
  return (skill: SkillName, rating: number | null): void => {
    const given = store.getState().document.ratings.find(({ skillName }) => skillName === skill);
    if (rating !== null)
      return store.change({
        kind: 'put-rating',
        rating: { comment: '', evidence: [], ...given, skillName: skill, rating },
      });
    store.change({ kind: 'remove-rating', skillName: skill });
    if (!given || (!given.comment && given.evidence.length === 0)) return;
    toast({
      title: t`${{ skill: skillLabel(skill) }} is no longer rated`,
      description: given.comment ? t`Its comment was removed too.` : t`Its notes were unlinked too.`,
      action: { label: t`Undo`, onClick: () => store.change({ kind: 'put-rating', rating: given }) },
    });
  };
}

const none: readonly DraftNote[] = [];

/** Each skill's notes: those whose skill the coach chose, and those whose words name it. */
function notesBySkill(notes: readonly DraftNote[]): Map<SkillName, DraftNote[]> {
  const found = new Map<SkillName, DraftNote[]>();
  for (const note of notes) {
    for (const skill of noteSkills(note)) found.set(skill, [...(found.get(skill) ?? []), note]);
  }
  return found;
}

/** Whether a note, by its id, is none of these. */
function isOther(notes: readonly DraftNote[]) {
  return (id: string) => notes.every((note) => note.id !== id);
}
