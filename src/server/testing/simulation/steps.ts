// One step of a day: a deed, or two that overlap, with what happens to their calls on the way, and what must be true afterwards.

import fc from 'fast-check';
import { expect } from 'vitest';
import { productIds } from '#domain/payments/money/products.ts';
import { checkAll, checkBooks } from './checks.ts';
import type { Call, Deed, Given, Scene } from './deed.ts';
import type { Model } from './model.ts';
import { moneyDeeds } from './money-deeds.ts';
import { peopleDeeds } from './people-deeds.ts';
import { reviewDeeds } from './review-deeds.ts';
import type { Fault } from './world.ts';

const deeds: Record<string, Deed> = { ...moneyDeeds, ...reviewDeeds, ...peopleDeeds };
/** Money has most to lose. */
const anyDeed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(moneyDeeds)) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(reviewDeeds)) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(peopleDeeds)) },
);

/** Where Premium is among what can be bought. */
const planPlace = productIds.indexOf('premium');

export interface Step {
  deed: string;
  given: Given;
  fault: Fault;
  /** Another deed that overlaps with it; then both calls arrive once. */
  meanwhile: { deed: string; given: Given } | null;
}

const given: fc.Arbitrary<Given> = fc.record({ one: fc.nat(2), other: fc.nat(2), at: fc.nat(9) });
const statement = fc.integer({ min: 1, max: 25 });
const during = fc.constantFrom('call' as const, 'jobs' as const);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('twice' as const, 'at once' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('ends' as const, 'lost' as const), statement, during }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('silent' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
);

/** All steps; three of four alone. */
export const anyStep: fc.Arbitrary<Step> = fc.record({
  deed: anyDeed,
  given,
  fault,
  meanwhile: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ deed: anyDeed, given }) },
  ),
});

const plainly = (deed: string, at: number): Step => ({
  deed,
  given: { one: 0, other: 0, at },
  fault: { kind: 'none' },
  meanwhile: null,
});

/** How every run begins: the first player has Premium, and has sent a video. */
export const firstSteps: readonly Step[] = [
  plainly('begins a checkout', planPlace),
  plainly('finishes a checkout', 0),
  plainly('all events arrive', 0),
  plainly('submits', 0),
];

export function inWords({ deed, given: by, fault: how, meanwhile }: Step): string {
  const numbers = ({ one, other, at }: Given) => `(${one}, ${other}, ${at})`;
  const way = how.kind === 'none' ? '' : ` [${Object.values(how).join(' ')}]`;
  return `${deed} ${numbers(by)}${meanwhile ? ` while ${meanwhile.deed} ${numbers(meanwhile.given)}` : way}`;
}

/** Does a step and checks what it can touch: after a deed with money the books, after every other one all. Returns what is known then. */
export async function perform(scene: Scene, step: Step): Promise<Model> {
  const { world, people, model } = scene;
  const first = await deeds[step.deed]?.(scene, step.given);
  const second = step.meanwhile && (await deeds[step.meanwhile.deed]?.(scene, step.meanwhile.given));
  const both = [first, second].filter((one) => one != null);
  const made = both.some((one) => one.isAlone || one.isOnce) ? both.slice(0, 1) : both;
  if (made.length === 0) return model;
  const isAlone = made.length === 1;
  const way: Fault = isAlone && !made[0]?.isOnce ? step.fault : { kind: 'none' };
  const answered = await Promise.all(
    made.map(async (call) => ({ call, answers: await world.send(call.ask, way, call.as) })),
  );
  const [someone] = people.players;
  await world.runJobs(way, someone as { id: string });
  // Of two that overlapped, either may have come first: what is true must follow from one of the two orders.
  const orders = isAlone ? [answered] : [answered, answered.toReversed()];
  const check = [step.deed, step.meanwhile?.deed ?? step.deed].every((deed) => deed in moneyDeeds)
    ? checkBooks
    : checkAll;
  let problem: unknown;
  for (const order of orders) {
    const after = structuredClone(model);
    try {
      for (const { call, answers } of order) followOne(after, call, answers);
      await check({ ...scene, model: after });
      return after;
    } catch (error) {
      problem ??= error;
    }
  }
  throw problem;
}

function followOne(model: Model, call: Call, answers: Awaited<ReturnType<Call['ask']>>[]): void {
  const done = answers.find(({ status }) => status < 300);
  const mayBeDone = call.may(model);
  const said = answers.map(({ status }) => status);
  if (mayBeDone === false) expect(done, `it was refused: ${said}`).toBeUndefined();
  // It was done although its first answer was lost, so that the second was refused.
  const wasLost = said.includes(503) && mayBeDone === true;
  if (mayBeDone === true && !wasLost)
    expect(done, `it was done: ${said}, ${JSON.stringify(answers[0]?.body)}`).toBeDefined();
  const isRepeated = said.every((status) => status < 300 || status === 503);
  if (done && call.isKeyed) expect(isRepeated, `its repetition gets the same answer: ${said}`).toBe(true);
  if (done || wasLost) call.changes(model, done?.body);
}
