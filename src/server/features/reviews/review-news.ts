// What the bell says about a published review.

/** The sentence that tells a player who reviewed their video. */
export function reviewedBy(coach: string, title: string): string {
  return `${coach} reviewed “${title}”.`;
}
