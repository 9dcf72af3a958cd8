// The eleven ratings, editable or read-only.

import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { currentEvidence, noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { type SkillName, suggestedOverall } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { ratingColumns } from '#web/ui/fields/rating-slider.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { ThenAndNowProps } from '../../shared/then-and-now/then-and-now.tsx';
import { commentId, skillId } from '../state/field-ids.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { ReadOnlySkills } from './read-only-skills.tsx';
import { SkillDetail } from './skill-detail.tsx';
import { skillGroups } from './skill-groups.ts';
import { SkillRow } from './skill-row.tsx';

/** Below the fold, so loaded late. */
const ThenAndNow = lateComponent<ThenAndNowProps>(
  () => import('../../shared/then-and-now/then-and-now.tsx').then((part) => part.ThenAndNow),
  null,
);

const order = skillGroups.flatMap(({ skills }) => skills);

/** The skill whose row or comment a message leads to. */
function skillOf(fieldId: string | null): SkillName | undefined {
  return order.find((skill) => fieldId === skillId(skill) || fieldId === commentId(skill));
}

/** Focuses the number of the next skill; after the last one the first, which a coach may leave until then. */
function focusNext(skill: SkillName): void {
  const next = order[(order.indexOf(skill) + 1) % order.length] ?? skill;
  const number = document.getElementById(skillId(next))?.querySelector<HTMLInputElement>('input[type=text]');
  number?.focus();
  number?.select();
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
  const compared = review.workspace.video.previousReview !== null && (
    <ThenAndNow
      now={{ ...review.workspace.video, videoId: review.workspace.video.id, notes }}
      reviewed={{ ...review.store.getState().document, previous: review.workspace.video.previousReview }}
      onOpen={() => review.video.canControl && review.video.pause()}
      className="justify-self-start"
    />
  );
  if (review.store.isReadOnly)
    return (
      <div className="grid gap-4">
        {compared}
        <ReadOnlySkills ratings={ratings} notes={notes} />
      </div>
    );
  const { previousRatings } = review.workspace;
  return (
    <div className="@container grid gap-4 pt-1 pb-2">
      <div className="grid gap-x-4 @min-[38rem]:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] @min-[38rem]:grid-rows-[repeat(12,auto)_1fr]">
        <div aria-hidden className={cn(ratingColumns, 'px-2 pb-1 text-xs text-ink-muted')}>
          <span>Skill</span>
          <span className="text-right @max-[22rem]:hidden">{previousRatings.length > 0 && 'Last'}</span>
          <span className="col-start-[-3] text-center">Rating</span>
          <span className="text-right">Notes</span>
        </div>
        {order.map((skill) => {
          const given = ratings.find((one) => one.skillName === skill);
          const previous = previousRatings.find((one) => one.skillName === skill);
          const own = about.get(skill) ?? none;
          const linked = given ? currentEvidence(given.evidence, notes).filter(isOther(own)).length : 0;
          return (
            <Fragment key={skill}>
              <SkillRow
                review={review}
                skill={skill}
                given={given}
                previous={previous ? Number(previous.rating) : null}
                notes={own.length + linked}
                isChosen={skill === chosen}
                isFirst={skillGroups.some(({ skills }) => skills[0] === skill)}
                onChoose={setChosen}
                onNext={focusNext}
              />
              {skill === chosen && (
                <SkillDetail
                  review={review}
                  skill={skill}
                  given={given}
                  suggested={skill === 'overall' ? suggestedOverall(ratings) : null}
                  notes={notes}
                  about={own}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {compared}
    </div>
  );
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
