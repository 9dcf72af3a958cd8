// Notifies winners and other members of announced awards.

import { awardCategories } from '#domain/publicity/awards/award-categories.ts';
import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { findAwards, listMemberIds } from './awards.queries.ts';

export const awardJobs = {
  async 'awards-announced'({ clubId, groupId = null, from, to, awardIds }, { db }) {
    const season = { from, to };
    const members = new Set(await listMemberIds(db, clubId));
    const ofSeason = await findAwards(db, clubId, season);
    const awards = ofSeason.filter(({ id, winnerId }) => awardIds.includes(id) && members.has(winnerId));
    const [first] = awards;
    if (!first) return;
    const { clubName, groupName } = first;
    const group = groupName === null ? {} : { group: groupName };
    for (const { id, category, winnerId } of awards) {
      await notify(db, [winnerId], {
        kind: 'award-won',
        facts: { people: {}, clubName, season, category, ...group },
        cause: `award_won:${id}`,
      });
    }
    const won = new Set(awards.map(({ category }) => category));
    const categories = awardCategories.filter((category) => won.has(category));
    const winners = new Set(awards.map(({ winnerId }) => winnerId));
    const others = groupId === null ? [...members] : await listMemberIds(db, clubId, groupId);
    await notify(
      db,
      others.filter((id) => !winners.has(id)),
      {
        kind: 'awards-announced',
        facts: { people: {}, clubName, season, categories, ...group },
        cause: `awards:${first.id}`,
      },
    );
  },
} satisfies Partial<JobHandlers<Context>>;
