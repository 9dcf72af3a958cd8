// The ratings of a published review.

import { skillLabel } from '#domain/skills.ts';
import { Rating } from '#web/ui/rating.tsx';
import { useOpenReview, useReviewState } from './review-context.ts';
import { skillGroups } from './skill-groups.ts';

/** All eleven, as they were given. */
export function ShownSkills() {
  const { previousRatings } = useOpenReview().workspace;
  const ratings = useReviewState((state) => state.document.ratings);
  return (
    <div className="grid gap-6 p-1">
      {skillGroups.map(({ title, skills }) => (
        <section key={title} aria-label={title} className="grid gap-4">
          {title !== 'Overall' && <h2 className="text-base">{title}</h2>}
          {skills.map((skill) => {
            const given = ratings.find((one) => one.skillName === skill);
            const previous = previousRatings.find((one) => one.skillName === skill);
            return (
              <Rating
                key={skill}
                label={skillLabel(skill)}
                rating={given?.rating ?? null}
                previous={previous ? Number(previous.rating) : null}
                comment={given?.comment}
              />
            );
          })}
        </section>
      ))}
    </div>
  );
}
