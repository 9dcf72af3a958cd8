// The demo club's last season: two awards that its manager has confirmed and announced, the others still to be.

import { addDays, wallTime } from '#domain/time/time-zones.ts';
import type { Context } from '#server/context.ts';
import { announceAwards, confirmAward } from '#server/features/publicity/awards/awards.commands.ts';

/** How many days the season had, and how long it has been over. */
const demoSeason = { days: 180, over: 1 } as const;

/** Confirms and announces through the product's own commands. Call it after everything that players do. */
export async function addAwards(context: Context, people: ReadonlyMap<string, string>, clubId: string): Promise<void> {
  const timeZone = 'Europe/Copenhagen';
  const to = addDays(wallTime(Date.now(), timeZone).date, -demoSeason.over);
  const of = { clubId, season: { from: addDays(to, 1 - demoSeason.days), to }, timeZone };
  const manager = { actorId: people.get('club') ?? null, address: '127.0.0.1' };
  for (const category of ['most-active', 'best-technical'] as const)
    await confirmAward(context, manager, { ...of, category });
  await announceAwards(context, manager, of);
}
