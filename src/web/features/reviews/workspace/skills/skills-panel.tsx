// The eleven ratings, editable or read-only.

import { useDeferredValue, useMemo } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { noteSkills } from '#domain/reviews/notes/review-evidence.ts';
import { type SkillName, suggestedOverall } from '#domain/skills/skills.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { ThenAndNowProps } from '../../shared/then-and-now/then-and-now.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { ReadOnlySkills } from './read-only-skills.tsx';
import { skillGroups } from './skill-groups.ts';
import { SkillRow } from './skill-row.tsx';

/** Below the fold, so loaded late. */
const ThenAndNow = lateComponent<ThenAndNowProps>(
  () => import('../../shared/then-and-now/then-and-now.tsx').then((part) => part.ThenAndNow),
  null,
);

/** Overall first, then technical, tactical and physical skills; each may be left unrated. */
export function SkillsPanel() {
  const review = useOpenReview();
  const ratings = useReviewState((state) => state.document.ratings);
  // Deferred: typing a note must not wait for eleven skills to look at it.
  const notes = useDeferredValue(useReviewState((state) => state.document.notes));
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
  return (
    <div className="grid gap-6 p-1">
      {compared}
      {skillGroups.map(({ title, skills }) => (
        <section key={title} aria-label={title} className="grid gap-3">
          {title !== 'Overall' && <h2 className="text-base">{title}</h2>}
          {skills.map((skill) => (
            <SkillRow
              key={skill}
              review={review}
              skill={skill}
              given={ratings.find((one) => one.skillName === skill)}
              suggested={skill === 'overall' ? suggestedOverall(ratings) : null}
              notes={notes}
              about={about.get(skill) ?? none}
            />
          ))}
        </section>
      ))}
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
