// Ids of suggestions.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** Id of a suggestion in a list. */
export function suggestionId(listId: string, skill: SingleSkill): string {
  return `${listId}-${skill}`;
}
