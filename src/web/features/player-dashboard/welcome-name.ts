// What the dashboard calls the player.

/** First name, else username, else "Champion" (docs/product.md#progress). */
export function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return firstName.trim() || username?.trim() || 'Champion';
}
