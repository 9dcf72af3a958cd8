// What the dashboard calls the player.

import { isBlank } from '#domain/plain-text.ts';

/** First name, else username, else "Champion" (docs/product.md#progress). */
export function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return [firstName, username ?? ''].find((name) => !isBlank(name))?.trim() ?? 'Champion';
}
