// The benefits of a plan, for all screens.

import { type Plan, plans } from './plans.ts';

/** "20 messages to your coaches a month", "1 analysis credit a month", … */
export function planBenefits(plan: Plan): string[] {
  const { messagesAMonth, creditsAMonth } = plans[plan];
  return [
    `${messagesAMonth} messages to your coaches a month`,
    `${creditsAMonth} analysis ${creditsAMonth === 1 ? 'credit' : 'credits'} a month, and you keep unused ones`,
    'Cancel any time; you keep access until the end of the paid month',
  ];
}

/** What a month gives, in one line: "20 messages and 1 credit a month". */
export function planSummary(plan: Plan): string {
  const { messagesAMonth, creditsAMonth } = plans[plan];
  return `${messagesAMonth} messages and ${creditsAMonth} ${creditsAMonth === 1 ? 'credit' : 'credits'} a month`;
}
