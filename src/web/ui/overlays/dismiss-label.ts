// The label of a dialog's dismiss button.

/**
 * "Cancel", unless the action itself cancels something: "Cancel" beside "Cancel subscription" could mean either.
 *
 * @param words the question, and what its other button says
 */
export function dismissLabel(words: string): string {
  return /\bcancel/i.test(words) ? 'Keep it' : 'Cancel';
}
