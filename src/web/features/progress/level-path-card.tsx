// The path to the next level: skills to improve, with a drill for each.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { levelPath, type SkillToRaise } from '#domain/levels/level-path.ts';
import { levelOf, levelText } from '#domain/levels/levels.ts';
import { numberText, oneDecimal } from '#domain/round-to.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { RatingBar } from '#web/ui/padel/rating.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { ThreadButton } from './shared/skill-thread/thread-button.tsx';

/** Skills shown at once; the others open. */
const shownSkills = 2;

interface LevelPathCardProps {
  player: PlayerProgress['player'];
  measured: PlayerProgress['measured'];
  /** All of the player's ratings, for the pace. */
  ratings: readonly PublishedRating[];
  isOwn: boolean;
}

/** Nothing without a level, at the highest level and before the first review. */
export function LevelPathCard({ player, measured, ratings, isOwn }: LevelPathCardProps) {
  const mappings = useScaleMappings();
  const level = levelOf(player);
  const path = level === null ? null : levelPath(level, measured, ratings);
  if (!path) return null;
  const target = levelText(path.target, player.country, mappings);
  const [first, others] = [path.skills.slice(0, shownSkills), path.skills.slice(shownSkills)];
  const more = others.length;
  const average = numberText(path.neededMean.toFixed(2));
  const toRaise = (one: SkillToRaise) => <ToRaise key={one.skill} userId={player.id} {...one} />;
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="grid gap-1">
        <CardTitle className="mb-0">{t`Path to ${{ level: target }}`}</CardTitle>
        {path.skills.length === 0 ? (
          <p className="max-w-[70ch] text-ink-muted">
            {isOwn
              ? t`Your measured level already suggests it. A coach can verify it if the next reviews confirm it.`
              : t`The measured level already suggests it. A coach can verify it if the next reviews confirm it.`}
          </p>
        ) : (
          <p className="max-w-[70ch] text-ink-muted">
            {isOwn
              ? t`We’ll suggest it once your skills average ${{ average }}. The quickest way there:`
              : t`We’ll suggest it once the skills average ${{ average }}. The quickest way there:`}
          </p>
        )}
      </div>
      <ul className="grid gap-4">{first.map(toRaise)}</ul>
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-medium text-primary">
            {plural(more, { one: '# more skill', other: '# more skills' })}
          </summary>
          <ul className="mt-4 grid gap-4">{others.map(toRaise)}</ul>
        </details>
      )}
      {path.months && (
        <p className="text-sm text-ink-muted">
          {t`About ${{ from: path.months.from }} to ${{ to: path.months.to }} months at the current pace. This is only an estimate.`}
        </p>
      )}
    </Card>
  );
}

function ToRaise({ userId, skill, now, needed }: SkillToRaise & { userId: string }) {
  const { name, minutes, aim } = proposedDrill(skill, now);
  const goal = oneDecimal(needed);
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 translate="no" className="font-sans text-base font-medium tracking-normal">
          {skillLabel(skill)}
        </h3>
        <span className="text-sm text-ink-muted">
          <Trans>
            {{ rating: oneDecimal(now) }} now, <strong className="font-semibold text-ink">{goal} needed</strong>
          </Trans>
        </span>
      </div>
      <RatingBar label={skillLabel(skill)} rating={now} previous={null} />
      <div className="flex items-start justify-between gap-3">
        <p className="max-w-[70ch] text-sm">
          <Trans>
            <span className="text-ink-muted">Drill:</span> <span className="font-medium">{name}</span>, {minutes} min.{' '}
            {aim}
          </Trans>
        </p>
        <ThreadButton userId={userId} skill={skill} className="-my-1 shrink-0 px-2 text-primary" />
      </div>
    </li>
  );
}
