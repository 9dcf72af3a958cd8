// What must be true in the simulated world, as its people know it. It shares nothing with the product but prices.

import { creditPackages } from '#domain/payments/money/prices.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { firstConnections, startCredits, type World } from './world.ts';

export type People = Awaited<ReturnType<World['begin']>>;

/** Places: players 0 and 1 come directly, 2 as a member; coach 0 is freelance, 1 is the club's. */
export interface ModelPlayer {
  credits: number;
  isMember: boolean;
  /** Whether the club may show them; null before they say, undefined once they have joined again. */
  choice: 'agreed' | 'refused' | null | undefined;
  /** Whether the club has invited them and they have not answered. */
  isInvited: boolean;
  /** The provider's subscription that the shop knows of; null for none. */
  subscription: string | null;
  /** What was changed of it in the step that is checked, the last change of each kind. */
  changed: { plan?: string; cancelAtPeriodEnd?: boolean };
  /** The level that a coach has verified, and those before it. */
  level: number | null;
}

export interface ModelVideo {
  id: string;
  player: number;
  state: 'waiting' | 'published' | 'withdrawn';
  /** Who reviews it; null while nobody does. */
  coach: number | null;
  isPaid: boolean;
  /** Saves of the draft. */
  version: number;
  /** Overall rating of the draft and of what is published. */
  draft: number | null;
  score: number | null;
  /** Ids of the notes of what is published. */
  note: string | null;
  draftNote: string | null;
  isRevised: boolean;
  /** Published versions. */
  versions: number;
  publishedAt: number;
}

export interface ModelMessage {
  id: string;
  player: number;
  coach: number;
  isOfPlayer: boolean;
  isRead: boolean;
  isFree: boolean;
  /** The video of a note that it answers. */
  video: string | null;
  at: number;
}

interface Returned {
  cents: number;
  isUndone: boolean;
}

interface Payment {
  player: number;
  cents: number;
  credits: number;
  /** By the id of the refund or dispute. */
  returned: Record<string, Returned>;
  /** Credits that were to go back at the last word of it, and those that did. */
  due: number;
  taken: number;
  paidAt: string;
}

export interface Model {
  players: ModelPlayer[];
  /** "coach player" of each connection. */
  connections: Record<string, 'asked' | 'active'>;
  videos: ModelVideo[];
  messages: ModelMessage[];
  payments: Record<string, Payment>;
  /** Refunds that arrived before their payment. */
  early: Record<string, Record<string, Returned>>;
  /** Subscriptions that have ended. */
  ended: string[];
}

export function newModel(): Model {
  const player = { isMember: false, choice: null, isInvited: false, subscription: null, level: null } as const;
  return {
    players: [
      { ...player, changed: {}, credits: startCredits },
      { ...player, changed: {}, credits: startCredits },
      { ...player, changed: {}, isMember: true, credits: 0 },
    ],
    connections: Object.fromEntries(firstConnections.map(([coach, of]) => [`${coach} ${of}`, 'active' as const])),
    videos: [],
    messages: [],
    payments: {},
    early: {},
    ended: [],
  };
}

/** The club's coach, by place. */
export const clubCoach = 1;

export const isConnected = ({ connections }: Model, coach: number, player: number) =>
  connections[`${coach} ${player}`] === 'active';

/** Who sees a video, by what the product promises (docs/product.md#access, #assignment): a model of its own, without any SQL. */
export function seesVideo(model: Model, reader: { role: string; place: number }, video: ModelVideo): boolean {
  if (video.state === 'withdrawn') return false;
  const { isMember } = playerOf(model, video.player);
  switch (reader.role) {
    case 'player':
      return video.player === reader.place;
    case 'coach':
      if (isConnected(model, reader.place, video.player)) return true;
      // Offered to the club's coaches until another one takes it.
      return reader.place === clubCoach && isMember && isOwnOrFree(video, clubCoach);
    case 'manager':
      return isMember;
    default:
      return true;
  }
}

export function playerOf(model: Model, place: number): ModelPlayer {
  return model.players[place] as ModelPlayer;
}

/** Whether a coach may write the review of a video. */
export function mayWrite(model: Model, coach: number, video: ModelVideo): boolean {
  const isOpen = video.state === 'waiting' || video.isRevised;
  return isOpen && seesVideo(model, { role: 'coach', place: coach }, video) && isOwnOrFree(video, coach);
}

export const isOwnOrFree = (video: ModelVideo, coach: number) => video.coach === null || video.coach === coach;

/** Messages that count towards a player's quota in the month of a moment, in UTC. */
export function sentInMonth({ messages }: Model, player: number, now: number): number {
  const month = new Date(now).toISOString().slice(0, 7);
  return messages.filter(
    (one) =>
      one.player === player && one.isOfPlayer && !one.isFree && new Date(one.at).toISOString().slice(0, 7) === month,
  ).length;
}

/** What a fact of the provider changes, however often and in whatever order facts arrive. */
export function follow(model: Model, fact: PaymentFact, player: number): void {
  const owner = playerOf(model, player);
  if (fact.kind === 'returned') {
    const { id, cents, isUndone } = fact.fact;
    const payment = model.payments[fact.paymentId];
    const returned = payment?.returned ?? (model.early[fact.paymentId] ??= {});
    const known = returned[id];
    returned[id] = { cents, isUndone: isUndone || known?.isUndone === true };
    if (payment) takeBack(model, payment);
    return;
  }
  if (fact.kind === 'subscription') {
    const { subscriptionId, fact: state } = fact;
    if (state.status === 'ended' && !model.ended.includes(subscriptionId)) model.ended.push(subscriptionId);
    if (!model.ended.includes(subscriptionId)) owner.subscription ??= subscriptionId;
    else if (owner.subscription === subscriptionId) owner.subscription = null;
    return;
  }
  if (fact.kind !== 'paid' && fact.kind !== 'renewed') return;
  if (model.payments[fact.paymentId]) return;
  const credits = fact.kind === 'paid' ? packageOf(fact.cents) : plans[fact.plan].creditsAMonth;
  const payment = { player, cents: fact.cents, credits, returned: {}, due: 0, taken: 0, paidAt: fact.at };
  model.payments[fact.paymentId] = payment;
  owner.credits += credits;
  Object.assign(payment.returned, model.early[fact.paymentId]);
  if (fact.kind === 'renewed' && !model.ended.includes(fact.subscriptionId)) owner.subscription ??= fact.subscriptionId;
  takeBack(model, payment);
}

/** Credits of a payment that go back with its money, as far as they are left, or return when the refund is undone. */
function takeBack(model: Model, payment: Payment): void {
  const owner = playerOf(model, payment.player);
  const due = Math.floor((payment.credits * returnedCents(payment)) / payment.cents);
  if (due > payment.due) {
    const taken = Math.min(due - payment.due, owner.credits);
    payment.taken += taken;
    owner.credits -= taken;
  } else if (payment.taken > due) {
    owner.credits += payment.taken - due;
    payment.taken = due;
  }
  payment.due = due;
}

export function returnedCents({ cents, returned }: Pick<Payment, 'cents' | 'returned'>): number {
  const open = Object.values(returned).filter(({ isUndone }) => !isUndone);
  return Math.min(
    cents,
    open.reduce((sum, one) => sum + one.cents, 0),
  );
}

function packageOf(cents: number): number {
  const all = Object.values(creditPackages);
  // A member's price is a fifth lower.
  const found = all.find((one) => one.cents === cents || one.cents * 0.8 === cents);
  return found?.credits ?? 0;
}
