// How well the level model finds the truth in made-up federations. `npm run bench -- level-model`; `FEDERATIONS` sets the number.

import { fitLevels } from '#domain/levels/model/level-model.ts';
import { intervalReach } from '#domain/levels/model/measured-level.ts';
import { reviewColumns } from '#domain/levels/model/rated-reviews.ts';
import { abilitiesBy, simulatedFederation } from '#domain/levels/model/testing/simulated-federation.ts';

const federations = Number(process.env.FEDERATIONS ?? 1_000);
const kinds = { 'biases of 0 to 0.5': { upTo: 0.5 }, 'of 0.3': 0.3, 'of 0.5': 0.5, 'all alike': 0 } as const;

/** Counts how many of all cases hold. */
function share() {
  let [held, all] = [0, 0];
  return {
    add(error: number, reach: number) {
      all += 1;
      if (Math.abs(error) <= intervalReach * reach) held += 1;
    },
    text: () => `${((100 * held) / all).toFixed(2)}%`,
  };
}

console.log(`${federations} federations each`.padEnd(24), 'levels', 'skills', 'biases', 'error without → with biases');
for (const [name, bias] of Object.entries(kinds)) {
  const [levels, skills, biases] = [share(), share(), share()];
  let [squares, plainSquares, players] = [0, 0, 0];
  for (let seed = 1; seed <= federations; seed += 1) {
    const federation = simulatedFederation(seed, bias);
    const { reviews } = federation;
    const columns = reviewColumns(reviews);
    const plain = abilitiesBy(fitLevels(columns, [], { isWithoutBias: true }), reviews);
    const model = fitLevels(columns);
    for (const [playerId, own] of abilitiesBy(model, reviews)) {
      const truth = federation.abilities.get(playerId);
      if (!truth) continue;
      levels.add(own.level - truth.level, own.levelError);
      for (const [index, skill] of own.skills.entries())
        if (skill !== null) skills.add(skill - (truth.skills[index] ?? Number.NaN), own.skillErrors[index] ?? 0);
      squares += (own.level - truth.level) ** 2;
      plainSquares += ((plain.get(playerId)?.level ?? Number.NaN) - truth.level) ** 2;
      players += 1;
    }
    for (const coach of model.coaches)
      biases.add(coach.bias - (federation.biases.get(coach.coachId) ?? Number.NaN), coach.error);
  }
  const [before, after] = [Math.sqrt(plainSquares / players), Math.sqrt(squares / players)];
  const change = `${before.toFixed(3)} → ${after.toFixed(3)} (${((100 * after) / before - 100).toFixed(1)}%)`;
  console.log(name.padEnd(24), levels.text(), skills.text(), biases.text(), change);
}
