// An installation's own figures on the public method page, as sentences that identify nobody (docs/product.md#level-model).

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { levelSteps } from './level-steps.ts';
import type { ModelFigures } from './model-figures.ts';

/** The latest run of the model. */
export interface MethodRun {
  version: number;
  /** ISO 8601. */
  computedAt: string;
  figures: ModelFigures;
  reviews: number;
  players: number;
  coaches: number;
  /** Sets of coaches who can be compared. */
  groups: number;
  /** The mean standard error of coaches' biases, in points. */
  biasError: number;
}

/** With fewer coaches the spread of their biases would say too much of one of them. */
const fewestForSpread = 5;

/** Reviews of a typical player are this many days apart. */
const daysApart = 60;

/**
 * What the page says of this installation: what was computed from what, how precise a level is, and how much coaches differ.
 *
 * @param run null before the first run
 */
export function methodSentences(run: MethodRun | null): { computed: string; precision: string } {
  if (run === null || run.reviews === 0)
    return {
      computed: say(msg`No levels have been computed here yet.`),
      precision: say(
        msg`Once coaches have published reviews, you can read here how precise levels are and how much coaches differ.`,
      ),
    };
  const { version, computedAt, figures, reviews, players, coaches, groups } = run;
  const compared =
    groups === 1
      ? coaches === 1
        ? say(msg`There is no second coach to compare with.`)
        : say(msg`All of them can be compared.`)
      : say(msg`They form ${{ groups }} groups that can’t be compared with each other.`);
  const [one, three] = [halfInterval(run, 1), halfInterval(run, 3)];
  const spread =
    coaches < fewestForSpread
      ? say(msg`How much coaches differ is shown from ${{ coaches: fewestForSpread }} coaches on.`)
      : say(
          msg`Two thirds of the coaches rate within ${{ points: oneDecimal(Math.sqrt(figures.variances.bias)) }} points of the average coach.`,
        );
  return {
    computed: `${say(
      msg`Last computed on ${{ day: eveningDay(computedAt) }} from ${plural({ reviews }, { one: '# review', other: '# reviews' })} of ${plural({ players }, { one: '# player', other: '# players' })} by ${plural({ coaches }, { one: '# coach', other: '# coaches' })}, with version ${{ version }} of the model.`,
    )} ${compared}`,
    precision: `${say(
      msg`After one review, a level is within ${{ one }} points of the truth in 95 of 100 cases; after three reviews by the same coach, within ${{ three }}.`,
    )} ${spread}`,
  };
}

/** Half of the 95% interval of a typical player's level on the day of the last of some reviews. */
function halfInterval({ figures, biasError }: MethodRun, reviews: number): string {
  const middle = 3.5;
  const typical = Array.from({ length: reviews }, (_, index) => ({
    coachId: 'typical',
    day: index * daysApart,
    ratings: skillNames.map(() => middle),
  }));
  const coach = { bias: 0, error: biasError, groupMean: middle };
  return oneDecimal(1.96 * levelSteps(typical, figures, () => coach).abilities.levelError);
}
