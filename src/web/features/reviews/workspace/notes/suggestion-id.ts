// Ids of suggestions.

/** Id of a suggestion in a list, by its index. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
