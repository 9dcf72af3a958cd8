// Subscriptions of the demo: paid for with the test provider, whose events are applied at once.

import { v7 as newId } from 'uuid';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { Context } from '#server/context.ts';
import { startCheckout } from '#server/features/payments/checkout.commands.ts';
import { applyEvent, receiveEvent } from '#server/features/payments/events.commands.ts';
import { findOrder } from '#server/features/payments/orders.queries.ts';
import { createTestPayments } from '#server/providers/payments/test-payments.ts';

/** Who has which plan, by the name of their demo account. */
const subscribers: Record<string, Plan> = { player: 'premium', direct: 'pro' };

/** Gives the subscribers of the demo their plans. */
export async function addSubscriptions(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  // Whatever takes payments otherwise: nobody pays for a demo. Nothing is delivered but here, so any secret will do.
  const payments = createTestPayments(context.db, newId());
  const ownContext = { ...context, payments };
  payments.test.deliverTo(async (body, signature) => {
    await receiveEvent(ownContext, Buffer.from(body), signature);
    await applyEvent(ownContext, (JSON.parse(body) as { id: string }).id);
  });
  for (const [name, plan] of Object.entries(subscribers)) {
    const url = await startCheckout(ownContext, {
      userId: people.get(name) ?? '',
      product: plan,
      isAgain: false,
    });
    const order = await findOrder(context.db, url.split('/').at(-1) ?? '');
    if (!order?.customerId) throw new Error(`The demo's order of ${name} is missing`);
    await payments.test.settle({ ...order, customerId: order.customerId }, 'pay');
  }
}
