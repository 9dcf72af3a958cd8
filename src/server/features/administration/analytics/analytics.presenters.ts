// Analytics of a period from the database's counts.

import type { Analytics, Figures } from '#contract/administration/analytics.ts';
import type { Period } from '#domain/time/period.ts';
import type { Database } from '#server/db/database.ts';
import {
  countActs,
  countSignUps,
  measureCoaches,
  measureTurnaround,
  sumCredits,
  sumRevenue,
} from './analytics.queries.ts';
import { type TimeSteps, timeSteps } from './time-steps.queries.ts';

type CreditFigure = Extract<keyof Figures, `credits${string}`>;

type Credits = Awaited<ReturnType<typeof sumCredits>>;

/** The figure for each ledger reason; spending is negative in the ledger. */
const creditFigures: Record<Credits[number]['reason'], { figure: CreditFigure; sign: 1 | -1 }> = {
  purchase: { figure: 'creditsSold', sign: 1 },
  money_refund: { figure: 'creditsSold', sign: 1 },
  subscription: { figure: 'creditsGranted', sign: 1 },
  welcome: { figure: 'creditsGranted', sign: 1 },
  adjustment: { figure: 'creditsGranted', sign: 1 },
  submission: { figure: 'creditsSpent', sign: -1 },
  refund: { figure: 'creditsSpent', sign: -1 },
};

const nothing: Figures = {
  signUps: 0,
  activePeople: 0,
  videos: 0,
  reviews: 0,
  creditsSold: 0,
  creditsGranted: 0,
  creditsSpent: 0,
  messages: 0,
};

/** Analytics of a period in a time zone and the totals of the previous one, in a constant number of statements. */
export async function analyse(db: Database, period: Period, timeZone: string): Promise<Analytics> {
  const steps = timeSteps(period, timeZone);
  const [signUps, acts, credits, money, turnaround, coaches] = await Promise.all([
    countSignUps(db, steps),
    countActs(db, steps),
    sumCredits(db, steps),
    sumRevenue(db, steps),
    measureTurnaround(db, steps),
    measureCoaches(db, steps),
  ]);
  const figures = steps.starts.map((start) => ({ ...nothing, start }));
  const [totals, before] = [{ ...nothing }, { ...nothing }];
  const add = (step: number, figure: keyof Figures, value: number) => {
    const place = figures[step - 1];
    if (place) place[figure] += value;
    (step === 0 ? before : totals)[figure] += value;
  };
  for (const { step, value } of signUps) add(step, 'signUps', value);
  for (const { kind, step, acts: made, people } of acts) {
    if (step !== null) add(step, kind ?? 'activePeople', kind === null ? people : made);
  }
  // People active in two steps count once in the period.
  totals.activePeople = acts.find(({ step }) => step === null)?.people ?? 0;
  for (const { step, reason, amount } of credits) {
    const { figure, sign } = creditFigures[reason];
    add(step, figure, sign * amount);
  }
  return {
    ...period,
    step: steps.step,
    steps: figures,
    totals,
    before: { ...steps.before, totals: before, turnaround: turnaround.before },
    turnaround: turnaround.inPeriod,
    coaches,
    revenue: revenueOf(steps, money),
  };
}

type Money = Awaited<ReturnType<typeof sumRevenue>>;

/** Money by currency; currencies are never added up. */
function revenueOf({ starts }: TimeSteps, money: Money): Analytics['revenue'] {
  const currencies = [...new Set(money.map(({ currency }) => currency))].toSorted((a, b) => a.localeCompare(b));
  return currencies.map((currency) => {
    const sums = { cents: 0, taxCents: 0, refundedCents: 0, payments: 0, before: 0 };
    const total = { currency, ...sums, steps: starts.map(() => 0) };
    for (const part of money.filter((one) => one.currency === currency)) {
      if (part.step === 0) {
        total.before = part.cents - part.refundedCents;
        continue;
      }
      total.cents += part.cents;
      total.taxCents += part.taxCents;
      total.refundedCents += part.refundedCents;
      total.payments += part.payments;
      total.steps[part.step - 1] = part.cents - part.refundedCents;
    }
    return total;
  });
}
