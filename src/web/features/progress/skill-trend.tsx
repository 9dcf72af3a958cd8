// The Skill trend card.

import { ArrowUp } from 'lucide-react';
import { latestRatings, type PublishedRating } from '#domain/skills/ratings.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { risingSkills } from '#domain/skills/trends.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The number of skills whose latest rating is higher than the one before, linked to their reviews. */
export function SkillTrend({ ratings }: { ratings: readonly PublishedRating[] }) {
  const rising = risingSkills(ratings);
  const latest = latestRatings(ratings);
  const rated = [...latest.keys()].filter((skill) => skill !== 'overall').length;
  return (
    <Card as="section" className="grid content-start gap-4">
      <CardTitle className="mb-0">Skill trend</CardTitle>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-3xl leading-none font-semibold tracking-tight">{rising.length}</span>
        <span className="text-ink-muted">{rising.length === 1 ? 'skill is improving' : 'skills are improving'}</span>
      </div>
      <p className="text-sm text-ink-muted">
        {rated === 0
          ? 'Skills whose latest rating is higher than the one before appear here.'
          : `Out of ${rated} rated ${rated === 1 ? 'skill' : 'skills'}: the latest rating is higher than the one before.`}
      </p>
      {rising.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {rising.map((skill) => {
            const rating = latest.get(skill);
            return (
              rating && (
                <li key={skill}>
                  <ReviewLink
                    videoId={rating.videoId}
                    className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-success-soft px-3 text-sm font-medium text-success hover:underline"
                  >
                    <ArrowUp aria-hidden className="size-3.5" />
                    {skillLabel(skill)} {rating.rating}
                  </ReviewLink>
                </li>
              )
            );
          })}
        </ul>
      )}
    </Card>
  );
}
