// Answers to actions on many people in words.

import { plural, t } from '@lingui/core/macro';
import type { BulkAnswer } from '#contract/clubs/club-players.ts';

/** "1 member", "42 members". */
export const countedMembers = (count: number) => plural(count, { one: '# member', other: '# members' });
/** "1 invitation", "42 invitations". */
export const countedInvitations = (count: number) => plural(count, { one: '# invitation', other: '# invitations' });

/**
 * What came of it: "Coach assigned to 42 members", and below "3 already had Carla Sanz. 1 has left or is suspended.".
 *
 * @param words.done with the number of those changed
 * @param words.already a sentence about those of whom it was true before
 * @param words.gone a sentence about those who are no longer there
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
    ...(rest.length > 0 && { description: rest.join(' ') }),
    tone: ids.length > 0 ? ('success' as const) : ('neutral' as const),
    ...(undo && ids.length > 0 && { action: { label: t`Undo`, onClick: () => undo(ids) } }),
  };
}

/** Said of members who are no longer there, or cannot take part. */
export const leftOut = (count: number) =>
  plural(count, {
    one: '# was left out: no longer a member, or suspended.',
    other: '# were left out: no longer members, or suspended.',
  });
