// SQL of the administrators' list: orders, payments, refunds and differences together.

import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '#domain/payments/money/order-states.ts';
import type { DifferenceKind } from '#domain/payments/money/payment-differences.ts';
import type { PaymentEntryKind } from '#domain/payments/money/payment-entries.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { momentsOf, monthPeriod } from '#domain/time/period.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { toIso } from '#server/db/schema/columns.ts';
import { paymentDifferences, paymentOrders, paymentReturns, receipts, users } from '#server/db/schema/index.ts';

interface EntryFilter {
  /** `YYYY-MM`, in UTC. */
  month: string;
  kind?: PaymentEntryKind | undefined;
}

/**
 * The parts in which a payment was refunded, as `returnedCents` merges their reports: each from its beginning, none that was undone. They
 * add up to what the receipt has booked. What only a total counts is one part, at the latest total.
 */
const refunds = sql`
  select part.id, part.at, r.user_id, r.product, r.currency, r.number, r.paid_at,
    least(part.cents, r.refunded_cents - coalesce(sum(part.cents) over before, 0))::integer as cents
  from ${receipts} r join (
    select payment_id, kind = 'total' as is_total, (array_agg(id order by said desc, cents desc))[1] as id,
      case when kind = 'total' then (array_agg(since order by said desc, cents desc))[1] else min(since) end as at,
      case when kind = 'total' then 2147483647 else (array_agg(cents order by said desc, cents desc))[1] end as cents
    from (
      select f.id, f.payment_id, f.fact ->> 'id' as name, case f.fact ->> 'kind' when 'total' then 'total' else 'named' end as kind,
        (f.fact ->> 'cents')::integer as cents, (f.fact ->> 'isUndone')::boolean as is_undone,
        date_trunc('milliseconds', (f.fact ->> 'since')::timestamptz) as since, (f.fact ->> 'at')::timestamptz as said
      from ${paymentReturns} f
    ) as report
    group by payment_id, kind, name having kind = 'total' or not bool_or(is_undone)
  ) as part on part.payment_id = r.payment_id
  where r.refunded_cents > 0
  window before as (partition by r.id order by part.is_total, part.at, part.id rows between unbounded preceding and 1 preceding)`;

/** The entries of a month as a table. Each part of a refund is an entry. */
function entriesOf(month: string): SQL {
  const { start, end } = momentsOf(monthPeriod(month), 'UTC');
  const isIn = (at: SQL) =>
    sql`${at} >= ${start.toISOString()}::timestamptz and ${at} < ${end.toISOString()}::timestamptz`;
  return sql`
    select id, 'order' as kind, created_at as at, user_id, product, cents, currency, state,
      null::integer as number, null::timestamptz as paid_at, null as difference, null as subject, null as ours, null as theirs
    from ${paymentOrders} where ${isIn(sql`created_at`)}
    union all
    select id, 'payment', paid_at, user_id, product, cents, currency, null, number, paid_at, null, null, null, null
    from ${receipts} where ${isIn(sql`paid_at`)}
    union all
    select id, 'refund', at, user_id, product, cents, currency, null, number, paid_at, null, null, null, null
    from (${refunds}) as refund where cents > 0 and ${isIn(sql`at`)}
    union all
    select id, 'difference', found_at, null, null, null, null, null, null, null, kind, subject, ours, theirs
    from ${paymentDifferences} where ${isIn(sql`found_at`)}`;
}

/** A page of a month's entries, latest first. */
export async function listEntries(db: Database, { month, kind }: EntryFilter, after: string | undefined, size: number) {
  const cursor = sql`(select last.at, last.id from (${entriesOf(month)}) as last where last.id = ${after ?? null}::uuid)`;
  const rows = await db
    .select({
      id: sql<string>`entry.id`,
      kind: sql<PaymentEntryKind>`entry.kind`,
      at: sql<string>`entry.at`.mapWith(toIso),
      person: namedPerson(users),
      product: sql<ProductId | null>`entry.product`,
      cents: sql<number | null>`entry.cents`,
      currency: sql<string | null>`entry.currency`,
      state: sql<OrderState | null>`entry.state`,
      number: sql<number | null>`entry.number`,
      paidAt: sql<string | null>`entry.paid_at`.mapWith(toIso),
      difference: sql<DifferenceKind | null>`entry.difference`,
      subject: sql<string>`coalesce(entry.subject, '')`,
      ours: sql<string>`coalesce(entry.ours, '')`,
      theirs: sql<string>`coalesce(entry.theirs, '')`,
    })
    .from(sql`(${entriesOf(month)}) as entry`)
    .leftJoin(users, eq(users.id, sql`entry.user_id`))
    .where(
      and(
        kind ? sql`entry.kind = ${kind}` : undefined,
        after === undefined ? undefined : sql`(entry.at, entry.id) < ${cursor}`,
      ),
    )
    .orderBy(desc(sql`entry.at`), desc(sql`entry.id`))
    .limit(limitOf(size));
  return takePage(rows, size);
}

export type StoredEntry = Awaited<ReturnType<typeof listEntries>>['rows'][number];

/** What was paid and returned in a month, by currency. */
export function sumEntries(db: Database, month: string) {
  const sumOf = (kind: PaymentEntryKind) =>
    sql<number>`coalesce(sum(entry.cents) filter (where entry.kind = ${kind}), 0)`.mapWith(Number);
  return db
    .select({ currency: sql<string>`entry.currency`, paidCents: sumOf('payment'), refundedCents: sumOf('refund') })
    .from(sql`(${entriesOf(month)}) as entry`)
    .where(sql`entry.kind in ('payment', 'refund')`)
    .groupBy(sql`entry.currency`)
    .orderBy(sql`entry.currency`);
}
