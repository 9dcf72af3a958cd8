// What the address of the posts says: which reel, card or award.

import type { PostKind } from '#domain/publicity/posts/post-facts.ts';
import { idIn } from '#web/lib/search-values.ts';

/** Without both the first thing that can be posted is shown. */
export interface SocialSearch {
  kind?: PostKind | undefined;
  id?: string | undefined;
}

// The list is written out: the address is read before the first paint, the domain's table is not there yet.
const kinds: Record<PostKind, true> = { reel: true, spotlight: true, award: true };

/** Reads the search parameters; half a subject is none. */
export function parseSocialSearch(given: Record<string, unknown>): SocialSearch {
  const id = idIn(given['id']);
  const kind = typeof given['kind'] === 'string' && Object.hasOwn(kinds, given['kind']) ? given['kind'] : undefined;
  return id && kind ? { kind: kind as PostKind, id } : { kind: undefined, id: undefined };
}
