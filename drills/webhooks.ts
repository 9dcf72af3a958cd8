// R9: the payment provider sends the same payment many times, to both processes, in odd order, late, and wrongly signed.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { webhooks as table } from '#contract/webhooks.ts';
import { signEvent } from '#server/providers/payments/event-signatures.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent, testSigningSecret } from '#server/providers/payments/test-payments.ts';
import { ask, countStatuses, sideBySide } from './shared/ask.ts';
import type { Drill } from './shared/drill.ts';
import { booksOf, creditPlayer, rowsOf } from './shared/people.ts';
import { startPostgresql } from './shared/postgresql.ts';
import { openServerDatabase, sessionSecret, startDrillServer } from './shared/server.ts';

const secret = testSigningSecret(sessionSecret);

/** Orders of many players, each payment sent many times; a process is killed in the middle. */
export async function webhooks(drill: Drill): Promise<void> {
  const orders = drill.option('orders', 30);
  const postgresql = await startPostgresql(drill);
  const url = await postgresql.create('webhooks');
  const start = () => startDrillServer(drill, { DATABASE_URL: url });
  const servers = [await start(), await start()];
  const db = openServerDatabase(drill, url);
  const post = (body: string, signature = signEvent(body, secret)) =>
    ask(`${servers[Math.floor(Math.random() * 2)]?.url}${table.paymentEvents.path}`, {
      method: 'POST',
      body,
      headers: { [table.paymentEvents.signatureHeader]: signature },
    });

  const paidOrders: { playerId: string; body: string; again: string; refund: string }[] = [];
  for (let number = 0; number < orders; number += 1) {
    const player = await creditPlayer(db, 0);
    const opened = await ask(`${servers[0]?.url}/api/payments/checkout`, {
      method: 'POST',
      cookie: player.cookie,
      body: { product: 'credits-3' },
    });
    const orderId = (opened.body as { url: string }).url.split('/').at(-1) ?? '';
    const [order] = await rowsOf<{ customer: string; cents: number }>(
      db,
      sql`select c.customer_id as customer, o.cents from payment_orders o join payment_customers c on c.user_id = o.user_id where o.id = ${orderId}`,
    );
    const payment = {
      paymentId: `pay_${orderId}`,
      orderId,
      customerId: order?.customer ?? null,
      cents: order?.cents ?? 0,
      taxCents: 0,
    };
    const paid: PaymentFact = { kind: 'paid', ...payment, currency: 'EUR', at: new Date().toISOString() };
    const { paymentId, cents } = payment;
    const moment = new Date().toISOString();
    const refunded: PaymentFact = {
      kind: 'returned',
      paymentId,
      fact: { id: `re_${orderId}`, kind: 'refund', cents, isUndone: false, since: moment, at: moment },
    };
    paidOrders.push({
      playerId: player.id,
      body: testEvent(paid),
      again: testEvent(paid),
      refund: testEvent(refunded),
    });
  }

  const statuses = countStatuses();
  const killing = (async () => {
    await pause(300);
    servers[1]?.process.kill('SIGKILL');
    await servers[1]?.ended;
    servers[1] = await start();
  })();
  const unanswered: string[] = [];
  await sideBySide(orders, async (index) => {
    const body = paidOrders[index]?.body ?? '';
    const again = paidOrders[index]?.again ?? '';
    for (const answer of await sideBySide(12, (time) => post(time % 3 === 2 ? again : body))) {
      statuses.add(answer.status);
      if (answer.status !== 204) unanswered.push(body, again);
    }
  });
  await killing;
  // Like a provider: unacknowledged events are sent once more, and all of them again a while later.
  for (const body of unanswered) statuses.add((await post(body)).status);
  for (const { body } of paidOrders) statuses.add((await post(body)).status);
  const creditsOf = () => Promise.all(paidOrders.map(({ playerId }) => booksOf(db, { id: playerId })));
  for (let tries = 0; tries < 400 && (await creditsOf()).some(({ balance }) => balance < 3); tries += 1)
    await pause(100);
  const after = await creditsOf();
  drill.expect('answers are 204, or none while a process is down', statuses.only(0, 204, 503), statuses.text());
  drill.expect(
    `each of ${orders} payments has one effect`,
    after.every(({ balance, ledger }) => balance === 3 && ledger === 3),
    `${after.reduce((sum, { balance }) => sum + balance, 0)} credits of ${orders * 3}; ledger ${after.reduce((sum, { ledger }) => sum + ledger, 0)}`,
  );
  const [receipts] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from receipts`);
  drill.expect('each has one receipt', receipts?.count === orders, `${receipts?.count} of ${orders}`);

  const refused = countStatuses();
  const body = paidOrders[0]?.body ?? '';
  const seconds = Math.floor(Date.now() / 1000);
  for (const signature of [
    '',
    't=1,v1=00',
    signEvent(body, 'another secret'),
    signEvent(`${body} `, secret),
    signEvent(body, secret, seconds - 600),
    signEvent(body, secret, seconds + 600),
  ]) {
    refused.add((await post(body, signature)).status);
  }
  drill.expect('a wrong, an old and a future signature are refused', refused.only(400), refused.text());

  await sideBySide(orders, (index) => post(paidOrders[index]?.refund ?? ''));
  for (const { body: late } of paidOrders) await post(late);
  for (let tries = 0; tries < 300 && (await creditsOf()).some(({ balance }) => balance > 0); tries += 1)
    await pause(100);
  const last = await creditsOf();
  drill.expect(
    'a refund removes the credits, and a late payment event does not restore them',
    last.every(({ balance, ledger }) => balance === 0 && ledger === 0),
    `${last.reduce((sum, { balance }) => sum + balance, 0)} credits left`,
  );
}
