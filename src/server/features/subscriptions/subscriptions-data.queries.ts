// What subscriptions hold of a person.

import { asc, eq, getColumns } from 'drizzle-orm';
import type { PersonalData } from '#server/access/personal-data.ts';
import { subscriptions } from '#server/db/schema/index.ts';

/** Subscriptions, as export and erasure see them. */
export const subscriptionData: PersonalData = {
  references: { 'subscriptions.user_id': { exported: 'yes', erased: 'deleted' } },

  async collect(db, userId) {
    const { id: _id, userId: _userId, providerSubscriptionId: _provider, ...columns } = getColumns(subscriptions);
    const content = await db
      .select(columns)
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(asc(subscriptions.id));
    return [{ key: 'subscriptions', title: 'Subscriptions', content }];
  },

  async erase(tx, { id }) {
    await tx.delete(subscriptions).where(eq(subscriptions.userId, id));
  },
};
