// Money returned to the buyer: refunds and disputes, and what they add up to.

/** `total` is the sum of a payment's refunds at a moment, for providers that do not name single refunds. */
export const returnKinds = ['refund', 'dispute', 'total'] as const;

/** A provider's report of returned money. Moments are ISO 8601. */
export interface MoneyReturn {
  /** The provider's id of the refund or dispute; for a total, of the payment. */
  id: string;
  kind: (typeof returnKinds)[number];
  cents: number;
  /** Whether it was undone for good: the refund failed or was cancelled, or the dispute was won. */
  isUndone: boolean;
  /** When the refund or dispute began. */
  since: string;
  /** When it was reported. */
  at: string;
}

/**
 * Cents of a payment that were returned, whatever the order and repetition of reports (docs/product.md#credits). Refunds that only a
 * total counts are added to the named ones.
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

/** Credits to take back in proportion to the money: 5 of 10 when half was returned. */
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

/** Merges all reports of one refund or dispute. */
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

/** The part of a total not covered by named refunds that had begun, and were not undone, by then. */
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
