// Analytics of a period, for administrators (docs/product.md#analytics).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';

/** Counts per step and over the whole period. */
export const Figures = z.object({
  signUps: z.int(),
  /** People who sent a video or a message, or published a review. */
  activePeople: z.int(),
  videos: z.int(),
  /** Reviews published for the first time. */
  reviews: z.int(),
  /** Credits bought one by one. */
  creditsSold: z.int(),
  /** Credits from plans, as a welcome or by adjustment; removed ones count negative. */
  creditsGranted: z.int(),
  /** Credits spent on videos, less refunds for withdrawn videos. */
  creditsSpent: z.int(),
  messages: z.int(),
});
export type Figures = z.output<typeof Figures>;

/** Money of one currency in its smallest unit. Refunds count on the day of their payment. */
const Revenue = z.object({
  currency: z.string(),
  cents: z.int(),
  taxCents: z.int(),
  refundedCents: z.int(),
  payments: z.int(),
  /** `cents` less `refundedCents` in the previous period. */
  before: z.int(),
  /** `cents` less `refundedCents` per step, in order. */
  steps: z.array(z.int()),
});

/** Hours from upload to publishing, without time with a broken link. */
const Turnaround = z.object({ reviews: z.int(), medianHours: z.number().nullable() });

/** Analytics of a period. */
export const Analytics = z
  .object({
    from: fields.day,
    to: fields.day,
    step: z.enum(['day', 'week', 'month', 'year']),
    /** Earliest first, by first day; the first may begin before the period. */
    steps: z.array(Figures.extend({ start: fields.day })),
    totals: Figures,
    /** The previous period, of the same length. */
    before: z.object({ from: fields.day, to: fields.day, totals: Figures, turnaround: Turnaround }),
    turnaround: Turnaround.extend({ within24: z.int(), within48: z.int(), later: z.int() }),
    /** At most 100, most reviews first. */
    coaches: z.array(Turnaround.extend({ coach: NamedPerson })),
    revenue: z.array(Revenue),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof Analytics>;

const timeZone = fields.timeZone.default('UTC');

/** The period in days of a time zone, for screen and file. */
export const analyticsQuery = withPeriod({ timeZone });

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    access: ['admin'],
    refetchOnOpen: true,
    summary:
      'Sign-ups, activity, turnaround, credits, revenue and messages of a period, by day, week, month or year, and of the previous period.',
    query: analyticsQuery,
    response: Analytics,
  }),
};
