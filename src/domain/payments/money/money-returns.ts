// Money that goes back to the buyer: refunds and disputes, each by its own id, and what they add up to.

/** A refund, a dispute, or how much a payment's refunds came to at a moment, for providers that name no refund. */
export const returnKinds = ['refund', 'dispute', 'total'] as const;

/** What a provider said about money that goes back. Moments are ISO 8601. */
export interface MoneyReturn {
  /** The provider's id of the refund or dispute; of a total, that of its payment. */
  id: string;
  kind: (typeof returnKinds)[number];
  cents: number;
  /** Whether it is undone: the refund failed or was cancelled, or the dispute was won. For good. */
  isUndone: boolean;
  /** When the refund or dispute began. */
  since: string;
  /** When this was said. */
  at: string;
}

/**
 * How many cents of a payment have gone back, in whatever order and however often it was said (docs/product.md#credits). Refunds that a total
 * counts and nobody has named are added to those that have a name.
 */
export function returnedCents(said: readonly MoneyReturn[]): number {
  const [total] = said
    .filter(({ kind }) => kind === 'total')
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.cents - a.cents);
  const named = [
    ...Map.groupBy(
      said.filter(({ kind }) => kind !== 'total'),
      ({ id }) => id,
    ).values(),
  ].map(merge);
  return sum(named.filter(({ undoneAt }) => undoneAt === null)) + unnamedCents(total, named);
}

/** How many of a payment's credits go with the money, in proportion: 5 of 10 when half of it has gone back. */
export function creditsToTakeBack(receipt: { credits: number; cents: number }, returned: number): number {
  if (receipt.cents === 0) return 0;
  return Math.floor((receipt.credits * Math.min(returned, receipt.cents)) / receipt.cents);
}

interface NamedReturn {
  kind: MoneyReturn['kind'];
  cents: number;
  since: number;
  undoneAt: number | null;
}

/** All that was said about one refund or dispute. */
function merge(said: readonly MoneyReturn[]): NamedReturn {
  const [latest] = said.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.cents - a.cents);
  const undone = said.filter(({ isUndone }) => isUndone).map(({ at }) => Date.parse(at));
  return {
    kind: latest?.kind ?? 'refund',
    cents: latest?.cents ?? 0,
    since: Math.min(...said.map(({ since }) => Date.parse(since))),
    undoneAt: undone.length === 0 ? null : Math.min(...undone),
  };
}

/** What of a total is in no refund with a name: those that had begun by then, and were not undone before. */
function unnamedCents(total: MoneyReturn | undefined, named: readonly NamedReturn[]): number {
  if (total === undefined) return 0;
  const at = Date.parse(total.at);
  const counted = named.filter(
    ({ kind, since, undoneAt }) => kind === 'refund' && since <= at && (undoneAt === null || undoneAt >= at),
  );
  return Math.max(0, total.cents - sum(counted));
}

function sum(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((all, { cents }) => all + cents, 0);
}
