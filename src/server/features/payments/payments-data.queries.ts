// Personal data of payments.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, getColumns } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { paymentCustomers, paymentOrders, receipts } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Payments in export and erasure. */
export const paymentData: PersonalData = {
  references: {
    'payment_customers.user_id': { exported: 'no: only the provider’s name for the person', erased: 'deleted' },
    'payment_orders.user_id': { exported: 'yes, without the provider’s names', erased: 'deleted' },
    'receipts.user_id': {
      exported: 'yes',
      erased: 'kept, as bookkeeping law asks: number, date, what and how much, on a row without a name',
    },
  },

  async collect(db, userId) {
    const { id: _id, userId: _userId, paymentId: _paymentId, ...receiptColumns } = getColumns(receipts);
    const paid = await db
      .select(receiptColumns)
      .from(receipts)
      .where(eq(receipts.userId, userId))
      .orderBy(asc(receipts.id));
    const { createdAt, product, cents, currency, state } = paymentOrders;
    const orders = await db
      .select({ createdAt, product, cents, currency, state })
      .from(paymentOrders)
      .where(eq(paymentOrders.userId, userId))
      .orderBy(asc(paymentOrders.id));
    return [
      { key: 'receipts', title: say(msg`Receipts`), content: paid },
      { key: 'orders', title: say(msg`Orders`), content: orders },
    ];
  },

  async erase(tx, { id }) {
    await tx.delete(paymentOrders).where(eq(paymentOrders.userId, id));
    await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, id));
  },
};
