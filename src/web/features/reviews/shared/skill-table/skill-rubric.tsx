// What a level of a skill looks like on court.

import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { numberText } from '#domain/round-to.ts';
import { rubricBand, rubricBands, rubricSentence } from '#domain/skills/rubric.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { IconButton } from '#web/ui/button.tsx';

interface SkillRubricProps {
  skill: SkillName;
  /** The current rating (0–7), or null. */
  rating: number | null;
  /** Where to start without a rating. */
  from: number;
}

/** The rating's sentence, and those of the levels below and above. */
export function SkillRubric({ skill, rating, from }: SkillRubricProps) {
  const band = rubricBands.indexOf(rubricBand(rating ?? from));
  // Starts over when the rating changes band.
  return <Bands key={band} skill={skill} given={band} isRated={rating !== null} />;
}

interface BandsProps {
  skill: SkillName;
  /** Index of the rating's band, or of the start. */
  given: number;
  isRated: boolean;
}

function Bands({ skill, given, isRated }: BandsProps) {
  const [shown, setShown] = useState(given);
  const band = rubricBands[shown] ?? rubricBands[0];
  return (
    <div
      role="group"
      aria-label={t`Levels of ${{ skill: skillLabel(skill) }}`}
      className="flex items-start gap-1 text-sm"
    >
      <p className="min-w-0 grow pt-1.5" aria-live={shown === given ? 'off' : 'polite'}>
        <span className="font-semibold">{numberText(band.label)}</span>
        {shown !== given && isRated && (
          <span className="text-ink-muted">{` ${shown > given ? t`(above this rating)` : t`(below this rating)`}`}</span>
        )}
        <span className="text-ink-muted">: {rubricSentence(skill, band.from)}</span>
      </p>
      <span className="flex shrink-0 text-ink-muted">
        <IconButton
          size="sm"
          label={t`Level below`}
          aria-disabled={shown === 0 || undefined}
          onClick={() => setShown(Math.max(shown - 1, 0))}
        >
          <ChevronLeft aria-hidden className="size-4!" />
        </IconButton>
        <IconButton
          size="sm"
          label={t`Level above`}
          aria-disabled={shown === rubricBands.length - 1 || undefined}
          onClick={() => setShown(Math.min(shown + 1, rubricBands.length - 1))}
        >
          <ChevronRight aria-hidden className="size-4!" />
        </IconButton>
      </span>
    </div>
  );
}
