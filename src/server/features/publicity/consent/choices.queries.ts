// SQL of publicity choices.

import { eq, sql } from 'drizzle-orm';
import type { NameStyle } from '#domain/levels/certificates.ts';
import type { ContentChoice } from '#domain/publicity/club-content.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, contentChoices, users } from '#server/db/schema/index.ts';
import { currentChoice } from '#server/policy/publicity.ts';

/** A person's club and choice; the club is null for a direct player. */
export async function findOwnChoice(db: Database, userId: string) {
  const [row] = await db
    .select({
      clubId: clubs.id,
      clubName: clubs.name,
      choice: contentChoices.choice,
      nameStyle: contentChoices.nameStyle,
      decidedAt: contentChoices.decidedAt,
    })
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(contentChoices, currentChoice())
    .where(eq(users.id, userId));
  return row ?? null;
}
export type OwnChoice = NonNullable<Awaited<ReturnType<typeof findOwnChoice>>>;

/** Stores a choice and forgets the one for an earlier club. */
export async function saveChoice(
  tx: Database,
  decision: { userId: string; clubId: string; choice: ContentChoice; nameStyle: NameStyle },
): Promise<void> {
  const { clubId, choice, nameStyle } = decision;
  await tx
    .insert(contentChoices)
    .values(decision)
    .onConflictDoUpdate({
      target: contentChoices.userId,
      set: { clubId, choice, nameStyle, decidedAt: sql`now()` },
    });
}
