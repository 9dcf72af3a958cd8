// What happened on the platform in a period, for administrators (docs/product.md#analytics).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';

/** What is counted in each step of the period, and over all of it. */
export const Figures = z.object({
  signUps: z.int(),
  /** People who sent a video or a message, or published a review. */
  activePeople: z.int(),
  videos: z.int(),
  /** Reviews published for the first time. */
  reviews: z.int(),
  /** Credits paid for one by one. */
  creditsSold: z.int(),
  /** Credits that came with a subscription, as a welcome or from an administrator; taken back ones count against. */
  creditsGranted: z.int(),
  /** Credits that paid for videos, less those of videos that were withdrawn. */
  creditsSpent: z.int(),
  messages: z.int(),
});
export type Figures = z.output<typeof Figures>;

/** Money of one currency, in its smallest unit. Refunds count on the day of the payment that they pay back. */
const Revenue = z.object({
  currency: z.string(),
  cents: z.int(),
  taxCents: z.int(),
  refundedCents: z.int(),
  payments: z.int(),
  /** `cents` less `refundedCents` for each step, in their order. */
  steps: z.array(z.int()),
});

/** Hours from sending a video to publishing its review, without the time in which its link could not be opened. */
const Turnaround = z.object({ reviews: z.int(), medianHours: z.number().nullable() });

/** Everything about a period. */
export const Analytics = z
  .object({
    from: fields.day,
    to: fields.day,
    step: z.enum(['day', 'week', 'month', 'year']),
    /** The earliest first; the first day of each, the first one's perhaps before the period. */
    steps: z.array(Figures.extend({ start: fields.day })),
    totals: Figures,
    turnaround: Turnaround.extend({ within24: z.int(), within48: z.int(), later: z.int() }),
    /** At most 100, by how much they published. */
    coaches: z.array(Turnaround.extend({ coach: NamedPerson })),
    revenue: z.array(Revenue),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof Analytics>;

const timeZone = fields.timeZone.default('UTC');

/** The period, in days of a time zone; the same for the screen and for the file. */
export const analyticsQuery = withPeriod({ timeZone });

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    access: ['admin'],
    isReadAnew: true,
    summary: 'Sign-ups, activity, turnaround, credits, revenue and messages of a period, by day, week, month or year.',
    query: analyticsQuery,
    response: Analytics,
  }),
};
