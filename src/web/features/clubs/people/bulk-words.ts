// Answers to actions on many people in words.

import type { BulkAnswer } from '#contract/clubs/club-players.ts';
import { formatNumber } from '#web/lib/format.ts';

/** "1 member", "42 members". */
export function counted(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export const members = ['member', 'members'] as const;
export const invitations = ['invitation', 'invitations'] as const;

/**
 * What came of it: "Coach assigned to 42 members", and below "3 already had Carla Sanz. 1 has left or is suspended.".
 *
 * @param words.done with the number of those changed
 * @param words.already said of those of whom it was true before
 * @param words.gone said of those who are no longer there
 * @param undo takes it back for those changed, if it can be taken back
 */
export function bulkToast(
  { ids, already, gone }: BulkAnswer,
  words: {
    done: (count: number) => string;
    none: string;
    already: (count: number) => string;
    gone: (count: number) => string;
  },
  undo?: (ids: string[]) => void,
) {
  const rest = [already > 0 && words.already(already), gone > 0 && words.gone(gone)].filter((one) => one !== false);
  return {
    title: ids.length > 0 ? words.done(ids.length) : words.none,
    ...(rest.length > 0 && { description: rest.map((one) => `${one}.`).join(' ') }),
    tone: ids.length > 0 ? ('success' as const) : ('neutral' as const),
    ...(undo && ids.length > 0 && { action: { label: 'Undo', onClick: () => undo(ids) } }),
  };
}

/** Said of members who are no longer there, or cannot take part. */
export const leftOut = (count: number) =>
  count === 1
    ? '1 was left out: no longer a member, or suspended'
    : `${formatNumber(count)} were left out: no longer members, or suspended`;
