// Reference clips for tests.

import type { NewReferenceClip } from '#contract/levels/reference-clips.ts';
import { seasonOf } from '#domain/levels/clip-season.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { referenceClips } from '#server/db/schema/index.ts';

/** A clip's form for the current season. */
export function clipForm(parts: Partial<NewReferenceClip> = {}): NewReferenceClip {
  return {
    title: 'Volleys at the net',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    start: 30,
    end: 75,
    player: 'Near court, left, white shirt',
    source: 'Mean of four national coaches',
    season: seasonOf(new Date()),
    agreed: { overall: 4, volley: 4.5 },
    ...parts,
  };
}

/** A published clip of the current season. */
export async function makeClip(db: Database, parts: Partial<typeof referenceClips.$inferInsert> = {}) {
  const row = { ...clipForm(), provider: 'youtube', state: 'published', ...parts } as const;
  return onlyRow(await db.insert(referenceClips).values(row).returning());
}
