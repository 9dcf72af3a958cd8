// What people and the payment provider do with money.

import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { productIds } from '#domain/payments/money/products.ts';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent } from '#server/providers/payments/test-payments.ts';
import { postEvent } from '#server/testing/payments.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { type Call, calls, chosen, type Deed, type Scene } from './deed.ts';
import { follow, type Model, playerOf } from './model.ts';
import type { ProviderEvent } from './provider.ts';

/** The player whose customer, order or payment a fact is about. */
function ownerOf({ world, people }: Scene, fact: PaymentFact): number {
  const { payments, orders } = world.provider;
  const customer =
    fact.kind === 'returned'
      ? payments.find(({ paymentId }) => paymentId === fact.paymentId)?.customerId
      : orders.get(fact.orderId ?? '')?.customerId;
  return people.players.findIndex(({ id }) => customer === `cus_${id}`);
}

/** Posts an event to the shop. */
async function postFact({ world }: Scene, event: ProviderEvent): Promise<{ status: number; body: null }> {
  const { statusCode } = await postEvent(world.test, testEvent(event.fact, event.id));
  if (statusCode < 300) event.isAcknowledged = true;
  return { status: statusCode, body: null };
}

/** An event arrives, and is acknowledged. */
function arrives(scene: Scene, event: ProviderEvent): Call {
  return {
    as: scene.people.admin,
    ask: () => postFact(scene, event),
    may: () => true,
    changes: (model) => follow(model, event.fact, ownerOf(scene, event.fact)),
  };
}

/** All that the provider has said arrives: in order, the other way round, or twice. */
export function allArrives(scene: Scene, order: number, afterwards: () => Promise<void> = async () => {}): Call {
  const waiting = scene.world.provider.events.filter(({ isAcknowledged }) => !isAcknowledged);
  const events = order === 0 ? waiting : order === 1 ? waiting.toReversed() : [...waiting, ...waiting];
  return {
    as: scene.people.admin,
    isOnce: true,
    async ask() {
      for (const event of events) {
        await postFact(scene, event);
        await scene.world.test.runJobs();
      }
      await afterwards();
      return { status: 200, body: null };
    },
    may: () => true,
    changes(model) {
      for (const { fact } of events) follow(model, fact, ownerOf(scene, fact));
    },
  };
}

/** A change of a player's own subscription, of one who has one if there is any. If it is acknowledged, the provider has it. */
function change(
  scene: Scene,
  one: number,
  ask: 'changePlan' | 'cancelSubscription' | 'resumeSubscription',
  plan: 'premium' | 'pro',
): Call {
  const { people } = scene;
  const subscribers = [0, 1, 2].filter((place) => playerOf(scene.model, place).subscription !== null);
  const player = chosen(subscribers, one) ?? one;
  const as = people.players[player] as { id: string };
  const call =
    ask === 'changePlan'
      ? calls(scene, as, endpoints.changePlan, { body: { plan } }, () => undefined)
      : calls(scene, as, endpoints[ask], {}, () => undefined);
  return {
    ...call,
    changes(model) {
      const { changed } = playerOf(model, player);
      if (ask === 'changePlan') changed.plan = plan;
      else changed.cancelAtPeriodEnd = ask === 'cancelSubscription';
    },
  };
}

export const moneyDeeds = {
  'begins a checkout': (scene, { one, at }) => {
    const product = chosen(productIds, at) ?? 'credits-1';
    const body = { product, again: at > 7 };
    return calls(
      scene,
      scene.people.players[one] as { id: string },
      endpoints.startCheckout,
      { body },
      () => undefined,
    );
  },

  'finishes a checkout': ({ world }, { at }) => {
    const order = chosen(world.provider.payable(), at);
    if (order) world.provider.settle(order.order.id, at < 7 ? 'pay' : at === 7 ? 'delay' : 'fail');
    return null;
  },

  /** A plan in each of two windows, at once or one after the other; what the shop leads to is then paid. */
  'pays in two windows': ({ world, people }, { one, at }) => {
    const person = people.players[one] as { id: string };
    const begin = (product: 'premium' | 'pro') => world.call(person, endpoints.startCheckout, { body: { product } });
    return {
      as: person,
      isOnce: true,
      async ask() {
        const first = begin('premium');
        if (at % 2 === 0) await first;
        for (const { status, body } of await Promise.all([first, begin('pro')]))
          if (status < 300) world.provider.settle(body.url.split('/').at(-1) ?? '', 'pay');
        return { status: 200, body: null };
      },
      may: () => true,
      changes() {},
    };
  },

  'an event arrives': (scene, { one, at }) => {
    const { events } = scene.world.provider;
    const waiting = events.filter(({ isAcknowledged }) => !isAcknowledged);
    // Mostly what is new; else something once more, now and then under another name.
    const event = chosen(at < 7 && waiting.length > 0 ? waiting : events, at + one);
    if (event && at === 9) return arrives(scene, { ...event, id: `${event.id}_again` });
    return event ? arrives(scene, event) : null;
  },

  'all events arrive': (scene, { one }) => allArrives(scene, one),

  'changes plan': (scene, { one, at }) => change(scene, one, 'changePlan', planIds[at % 2] ?? 'pro'),
  cancels: (scene, { one }) => change(scene, one, 'cancelSubscription', 'pro'),
  resumes: (scene, { one }) => change(scene, one, 'resumeSubscription', 'pro'),

  'money goes back': ({ world }, { one, at }) => {
    const { provider } = world;
    const payment = chosen(provider.payments, at);
    if (!payment) return null;
    const known = provider.events.map(({ fact }) => fact).filter((fact) => fact.kind === 'returned');
    const own = known.find(({ paymentId }) => paymentId === payment.paymentId);
    // Every third time an earlier one fails, or the dispute is won.
    if (one === 0 && own)
      provider.giveBack(payment.paymentId, own.fact.id, own.fact.kind as 'refund', own.fact.cents, true);
    else {
      const cents = Math.ceil((payment.cents * ((at % 3) + 1)) / 3);
      provider.giveBack(payment.paymentId, `back_${known.length}`, one === 1 ? 'refund' : 'dispute', cents, false);
    }
    return null;
  },

  'credits are adjusted': async (scene, { one, at }) => {
    const { world, people } = scene;
    await reauthenticate(world.test, people.admin);
    const amount = at > 6 ? -2 : 2;
    const person = people.players[one] as { id: string };
    const headers = { 'idempotency-key': newId() };
    const parts = { params: { userId: person.id }, body: { amount, reason: 'Simulated' }, headers };
    const isEnough = (model: Model) => playerOf(model, one).credits + amount >= 0;
    return calls(scene, people.admin, endpoints.adjustCredits, parts, isEnough, (model) => {
      playerOf(model, one).credits += amount;
    });
  },
} satisfies Record<string, Deed>;
