// What subscriptions hold of a person.

import { and, asc, eq, getColumns, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { subscriptionChangesUnderway, subscriptionFacts, subscriptions } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Subscriptions, as export and erasure see them. */
export const subscriptionData: PersonalData = {
  references: {
    'subscriptions.user_id': { exported: 'yes', erased: 'deleted' },
    'subscription_changes_underway.user_id': {
      exported: 'no: only that a change is being asked for, for minutes',
      erased: 'deleted',
    },
  },

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
    const own = tx
      .select({ id: subscriptions.providerSubscriptionId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, id));
    await tx.delete(subscriptionFacts).where(inArray(subscriptionFacts.providerSubscriptionId, own));
    await tx.delete(subscriptions).where(eq(subscriptions.userId, id));
    await tx.delete(subscriptionChangesUnderway).where(eq(subscriptionChangesUnderway.userId, id));
  },
};

/** What the provider calls the subscriptions of someone that still run: they end with the account. */
export async function listRunningAtProvider(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')));
  return rows.map(({ id }) => id);
}
