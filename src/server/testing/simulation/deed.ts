// What a deed is: a call that follows from the model, whether it must succeed, and what it changes.

import type { Answer, EndpointDefinition } from '#contract/endpoint.ts';
import type { Parts } from '#server/testing/test-app.ts';
import type { Model, People } from './model.ts';
import type { World } from './world.ts';

/** The world with its people, and what is known of it. */
export interface Scene {
  world: World;
  people: People;
  model: Model;
}

/** Small numbers with which a deed chooses who, what and how much. */
export interface Given {
  one: number;
  other: number;
  at: number;
}

/** One call, as it follows from the model: whether it must succeed (undefined: either), and what it changes. */
export interface Call {
  as: { id: string };
  /** Counts as often as it arrives, so that nothing repeats it. */
  isOnce?: true;
  /** Rests on what was read before, so that nothing overlaps with it. */
  isAlone?: true;
  /** Has an `Idempotency-Key`, so that each repetition gets the first answer. */
  isKeyed?: boolean;
  ask(): Promise<{ status: number; body: unknown }>;
  may(model: Model): boolean | undefined;
  changes(model: Model, body: unknown): void;
}

/** A deed: its call, or null when there is nothing to do, or it happens elsewhere. */
export type Deed = (scene: Scene, given: Given) => Call | null | Promise<Call | null>;

/** A call of an endpoint. */
export function calls<E extends EndpointDefinition>(
  { world }: Scene,
  as: { id: string },
  endpoint: E,
  parts: Parts<E>,
  may: Call['may'],
  changes: (model: Model, body: Answer<E>) => void = () => {},
): Call {
  return { as, ask: () => world.call(as, endpoint, parts), may, changes, isKeyed: parts.headers !== undefined };
}

/** One of a list, by a number; undefined of an empty one. */
export const chosen = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];
