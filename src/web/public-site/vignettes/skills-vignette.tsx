// A picture of skill tracking.

import { t } from '@lingui/core/macro';
import { skillLabel } from '#domain/skills/skills.ts';
import { exampleRatings } from '#web/lib/example-review.ts';
import { Rating } from '#web/ui/padel/rating.tsx';
import { Vignette } from './vignette.tsx';

/** Four ratings, compared with the previous review. */
export function SkillsVignette() {
  return (
    <Vignette
      label={t`Example: four skills rated from 0 to 7, each with its level and the change since the previous review.`}
      className="grid grid-cols-2 gap-x-10 gap-y-6"
    >
      {exampleRatings.map(({ skill, rating, previous }) => (
        <Rating key={skill} label={skillLabel(skill)} rating={rating} previous={previous} />
      ))}
    </Vignette>
  );
}
