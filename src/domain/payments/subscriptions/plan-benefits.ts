// The benefits of a plan, for all screens.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type Plan, plans } from './plans.ts';

/** "20 messages to your coaches a month", "1 analysis credit a month", … */
export function planBenefits(plan: Plan): string[] {
  const { messagesAMonth, creditsAMonth } = plans[plan];
  return [
    say(msg`${{ count: messagesAMonth }} messages to your coaches a month`),
    say(
      msg`${plural({ count: creditsAMonth }, { one: '# analysis credit a month, and you keep unused ones', other: '# analysis credits a month, and you keep unused ones' })}`,
    ),
    say(msg`Cancel any time; you keep access until the end of the paid month`),
  ];
}

/** What a month gives, in one line: "20 messages and 1 credit a month". */
export function planSummary(plan: Plan): string {
  const { messagesAMonth, creditsAMonth } = plans[plan];
  return say(
    msg`${plural({ credits: creditsAMonth }, { one: msg`${{ messages: messagesAMonth }} messages and # credit a month`, other: msg`${{ messages: messagesAMonth }} messages and # credits a month` })}`,
  );
}
