// Personal data of subscriptions.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, getColumns, inArray, ne } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptionChangesUnderway, subscriptionFacts, subscriptions } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Subscriptions in export and erasure. */
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
    return [{ key: 'subscriptions', title: say(msg`Subscriptions`), content }];
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

/** The provider's ids of a person's running subscriptions, which end with the account. */
export async function listRunningAtProvider(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')));
  return rows.map(({ id }) => id);
}
