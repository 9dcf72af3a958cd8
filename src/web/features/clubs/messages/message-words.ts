// What came of a message, in words.

import type { ClubMessage } from '#contract/clubs/club-messages.ts';
import { formatNumber } from '#web/lib/format.ts';

export const people = ['person', 'people'] as const;

/** "Sent to 174, failed for 2, 58 opened it in Pala", with what is zero left out but the first. */
export function outcomeWords(message: ClubMessage): string {
  const { waiting, sent, inPala, failed, leftOut, opened, audience } = message;
  return [
    waiting > 0 && `${formatNumber(waiting)} still to be sent`,
    `${formatNumber(sent)} sent`,
    inPala > 0 && `${formatNumber(inPala)} in Pala only`,
    failed > 0 && `${formatNumber(failed)} failed`,
    leftOut > 0 && `${formatNumber(leftOut)} left out`,
    audience !== 'invited' && `${formatNumber(opened)} opened in Pala`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
