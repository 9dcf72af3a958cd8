// Search parameters of posts: the subject.

import type { PostKind } from '#domain/publicity/posts/post-facts.ts';
import { idIn } from '#web/lib/search-values.ts';

/** Without both, the first subject is shown. */
export interface SocialSearch {
  kind?: PostKind | undefined;
  id?: string | undefined;
}

// Written out, since the domain's table is not loaded before the first paint.
const kinds: Record<PostKind, true> = { reel: true, spotlight: true, award: true };

/** Reads the search parameters; an incomplete subject is ignored. */
export function parseSocialSearch(given: Record<string, unknown>): SocialSearch {
  const id = idIn(given['id']);
  const kind = typeof given['kind'] === 'string' && Object.hasOwn(kinds, given['kind']) ? given['kind'] : undefined;
  return id && kind ? { kind: kind as PostKind, id } : { kind: undefined, id: undefined };
}
