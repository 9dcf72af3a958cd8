// The eleven ratings, given.

import { suggestedOverall } from '#domain/skills.ts';
import { useOpenReview, useReviewState } from './review-context.ts';
import { skillGroups } from './skill-groups.ts';
import { SkillRow } from './skill-row.tsx';

/** Overall first, then technical, tactical and physical skills; each may be left unrated. */
export function SkillsPanel() {
  const review = useOpenReview();
  const ratings = useReviewState((state) => state.document.ratings);
  return (
    <div className="grid gap-6 p-1">
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
            />
          ))}
        </section>
      ))}
    </div>
  );
}
