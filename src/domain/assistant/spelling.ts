// Spelling correction: the nearest known word.

/** Minimum word lengths for one and for two wrong letters. */
const lengths = { one: 5, two: 8 } as const;

/**
 * The nearest known word, more frequent words first; null if none is close. The first letter must match: people rarely get it wrong, and
 * it keeps unlike words apart.
 *
 * @param known words with their counts
 */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | null {
  if (word.length < lengths.one || /\d/.test(word)) return null;
  const most = word.length >= lengths.two ? 2 : 1;
  let best: { word: string; distance: number; count: number } | null = null;
  for (const [candidate, count] of known) {
    if (candidate[0] !== word[0] || candidate.length < lengths.one - 1) continue;
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most) continue;
    if (best === null || distance < best.distance || (distance === best.distance && count > best.count))
      best = { word: candidate, distance, count };
  }
  return best?.word ?? null;
}

/** Letters to add, remove, replace or swap with a neighbour; `most + 1` if more than `most`. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
