// What the dashboard calls the player.

/** First name, else username, else "Champion" (specification, section 2). */
export function welcomeName({ firstName, username }: { firstName: string; username: string | null }): string {
  return firstName.trim() || username?.trim() || 'Champion';
}
