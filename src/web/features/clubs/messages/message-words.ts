// What came of a message, in words.

import { plural } from '@lingui/core/macro';
import type { ClubMessage } from '#contract/clubs/club-messages.ts';

/** "Sent to 174, failed for 2, 58 opened it in Pala", with what is zero left out but the first. */
export function outcomeWords(message: ClubMessage): string {
  const { waiting, sent, inPala, failed, leftOut, opened, audience } = message;
  return [
    waiting > 0 && plural({ count: waiting }, { one: '# still to be sent', other: '# still to be sent' }),
    plural({ count: sent }, { one: '# sent', other: '# sent' }),
    inPala > 0 && plural({ count: inPala }, { one: '# in Pala only', other: '# in Pala only' }),
    failed > 0 && plural({ count: failed }, { one: '# failed', other: '# failed' }),
    leftOut > 0 && plural({ count: leftOut }, { one: '# left out', other: '# left out' }),
    audience !== 'invited' && plural({ count: opened }, { one: '# opened in Pala', other: '# opened in Pala' }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
