// The path to the next level: skills to improve, with a drill for each.

import type { PlayerProgress } from '#contract/progress/progress.ts';
import { levelPath, type SkillToRaise } from '#domain/levels/level-path.ts';
import { levelOf, levelText } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
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
  const toRaise = (one: SkillToRaise) => <ToRaise key={one.skill} userId={player.id} {...one} />;
  return (
    <Card as="section" className="grid content-start gap-4">
      <div className="grid gap-1">
        <CardTitle className="mb-0">Path to {target}</CardTitle>
        {path.skills.length === 0 ? (
          <p className="max-w-[70ch] text-ink-muted">
            {isOwn ? 'Your' : 'The'} measured level already suggests it. A coach can verify it if the next reviews
            confirm it.
          </p>
        ) : (
          <p className="max-w-[70ch] text-ink-muted">
            We’ll suggest it once {isOwn ? 'your' : 'the'} skills average {path.neededMean.toFixed(2)}. The quickest way
            there:
          </p>
        )}
      </div>
      <ul className="grid gap-4">{first.map(toRaise)}</ul>
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-medium text-primary">
            {others.length} more {others.length === 1 ? 'skill' : 'skills'}
          </summary>
          <ul className="mt-4 grid gap-4">{others.map(toRaise)}</ul>
        </details>
      )}
      {path.months && (
        <p className="text-sm text-ink-muted">
          About {path.months.from} to {path.months.to} months at the current pace. This is only an estimate.
        </p>
      )}
    </Card>
  );
}

function ToRaise({ userId, skill, now, needed }: SkillToRaise & { userId: string }) {
  const drill = proposedDrill(skill, now);
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <h3 translate="no" className="font-sans text-base font-medium tracking-normal">
          {skillLabel(skill)}
        </h3>
        <span className="text-sm text-ink-muted">
          {oneDecimal(now)} now, <strong className="font-semibold text-ink">{oneDecimal(needed)} needed</strong>
        </span>
      </div>
      <RatingBar label={skillLabel(skill)} rating={now} previous={null} />
      <div className="flex items-start justify-between gap-3">
        <p className="max-w-[70ch] text-sm">
          <span className="text-ink-muted">Drill:</span> <span className="font-medium">{drill.name}</span>,{' '}
          {drill.minutes} min. {drill.aim}
        </p>
        <ThreadButton userId={userId} skill={skill} className="-my-1 shrink-0 px-2 text-primary" />
      </div>
    </li>
  );
}
