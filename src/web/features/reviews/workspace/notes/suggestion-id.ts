// Ids of what may be completed.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** Id of a suggestion in the list of an id. */
export function suggestionId(listId: string, skill: SingleSkill): string {
  return `${listId}-${skill}`;
}
