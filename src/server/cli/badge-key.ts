// The command that exchanges the key of badges.

import { rotateBadgeKey } from '#server/features/levels/badges/badge-keys.commands.ts';
import type { Operator } from './operator.ts';
import { type Outcome, outcome } from './outcome.ts';

/** Signs with a new key from now on. The public half of the one before stays published, so that its badges stay checkable. */
export async function rotateKey({ context }: Operator): Promise<Outcome> {
  const { kid, previous } = await rotateBadgeKey(context);
  const before = previous === null ? 'There was none before.' : `Badges signed with ${previous} stay checkable.`;
  return outcome(`Badges are signed with the key ${kid} from now on. ${before}`, { kid, previous });
}
