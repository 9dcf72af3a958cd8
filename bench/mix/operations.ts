// The mix's requests: reads of every role, and writes.

import { webhooks } from '#contract/webhooks.ts';
import { signEvent } from '#server/providers/payments/event-signatures.ts';
import { testEvent, testSigningSecret } from '#server/providers/payments/test-payments.ts';
import { reviewDocument } from '#server/testing/factories.ts';
import type { Call, NextCall } from './ask.ts';
import type { MixPeople } from './data.ts';

/** Seals the cookies of the measured servers, and signs the test provider's events. */
export const sessionSecret = 'a secret of thirty-two characters';

/** One line of the table. */
export interface Operation {
  name: string;
  isWrite: boolean;
  /** Minimum ratio to the bare route; null without one. */
  aim: number | null;
  /** Maximum ratio of the largest set's slowest to the smallest set's median. */
  growth: number;
  /** Connections at once. */
  connections: number;
  /** The requests for a person's data; the bare route has its own drafts. */
  calls(people: MixPeople, isBare: boolean): NextCall;
}

/** A read; not measured without a person for it. */
const read = (
  name: string,
  aim: number | null,
  call: (people: MixPeople) => { path: string; cookie: string | undefined },
  growth = 1.3,
): Operation => ({
  name,
  isWrite: false,
  aim,
  growth,
  connections: 32,
  calls(people) {
    const { path, cookie } = call(people);
    const one: Call | null = cookie === undefined ? null : { method: 'GET', path, cookie };
    return () => one;
  },
});

const write = (name: string, aim: number | null, calls: Operation['calls']): Operation => ({
  name,
  isWrite: true,
  aim,
  growth: 1.3,
  connections: 8,
  calls,
});

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

/** An unfinished review: forty notes of usual length. */
const document = reviewDocument({
  notes: Array.from({ length: 40 }, (_, index) => ({
    id: `0199a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    timestamp: index * 10,
    endTimestamp: index % 3 === 0 ? index * 10 + 6 : null,
    type: 'technique' as const,
    skill: 'lob' as const,
    title: `Note ${index}`,
    comment: 'The racket comes up after the ball is already dropping. Turn side-on first. '.repeat(2),
    board: null,
  })),
});
const documentText = JSON.stringify(document);

/** Drafts of a run: the first quarter for saving in Pala, the second for the bare route, the rest for publishing. */
const quarter = (drafts: readonly string[], number: number) =>
  drafts.slice(Math.floor((drafts.length * number) / 4), Math.floor((drafts.length * (number + 1)) / 4));

export const operations: readonly Operation[] = [
  read('current user', 0.75, ({ player }) => ({ path: '/api/auth/user', cookie: player.cookie })),
  read('player dashboard', 1.3, ({ player }) => ({
    path: `/api/players/${player.userId}/dashboard`,
    cookie: player.cookie,
  })),
  read('coach dashboard', null, ({ small }) => ({ path: '/api/coach/dashboard', cookie: small.coach.cookie })),
  read('coach dashboard, of 50 players', null, ({ ordinary }) => ({
    path: '/api/coach/dashboard',
    cookie: ordinary?.coach.cookie,
  })),
  read('club dashboard', null, ({ small }) => ({ path: '/api/club/dashboard', cookie: small.manager.cookie })),
  read('club dashboard, of 100 members', null, ({ ordinary }) => ({
    path: '/api/club/dashboard',
    cookie: ordinary?.manager.cookie,
  })),
  read('admin dashboard', null, ({ administrator }) => ({
    path: '/api/admin/dashboard',
    cookie: administrator.cookie,
  })),
  read('my videos (100)', 2, ({ player }) => ({ path: '/api/videos', cookie: player.cookie })),
  read('review, 40 notes', 1.5, ({ player }) => ({ path: `/api/videos/${player.videoId}`, cookie: player.cookie }), 2),
  read('conversation', 1.3, ({ player }) => ({
    path: `/api/messages/conversation/${player.coachId}`,
    cookie: player.cookie,
  })),
  read('notifications', null, ({ player }) => ({ path: `/api/notifications/${player.userId}`, cookie: player.cookie })),
  read('review queue', null, ({ small }) => ({ path: '/api/reviews/queue', cookie: small.coach.cookie })),
  read('review queue, of 50 players', null, ({ ordinary }) => ({
    path: '/api/reviews/queue',
    cookie: ordinary?.coach.cookie,
  })),
  read('my players', null, ({ small }) => ({ path: '/api/coach/players', cookie: small.coach.cookie })),
  read('my players, of 50 players', null, ({ ordinary }) => ({
    path: '/api/coach/players',
    cookie: ordinary?.coach.cookie,
  })),
  read('club: players', null, ({ small }) => ({ path: '/api/club/players', cookie: small.manager.cookie })),
  read('club: players, of 100 members', null, ({ ordinary }) => ({
    path: '/api/club/players',
    cookie: ordinary?.manager.cookie,
  })),
  read('club: videos', null, ({ small }) => ({ path: '/api/club/videos', cookie: small.manager.cookie })),
  read('club: videos, of 100 members', null, ({ ordinary }) => ({
    path: '/api/club/videos',
    cookie: ordinary?.manager.cookie,
  })),
  read('admin: people', null, ({ administrator }) => ({ path: '/api/admin/people', cookie: administrator.cookie })),
  read('admin: videos', null, ({ administrator }) => ({ path: '/api/admin/videos', cookie: administrator.cookie })),
  write('submit', null, ({ players }) => {
    const body = JSON.stringify({ title: 'A match', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', again: true });
    return (client) => ({ method: 'POST', path: '/api/videos', cookie: pick(players, client)?.cookie ?? '', body });
  }),
  write('autosave, 40 notes', 0.7, ({ writer, drafts }, isBare) => {
    const own = quarter(drafts, isBare ? 1 : 0);
    const versions = new Map<string, number>();
    return (client) => {
      const id = pick(own, client) ?? '';
      const version = versions.get(id) ?? 0;
      versions.set(id, version + 1);
      return {
        method: 'PUT',
        path: `/api/reviews/${id}/draft`,
        cookie: writer.cookie,
        body: `{"version":${version},"document":${documentText}}`,
      };
    };
  }),
  write('publish', null, ({ writer, drafts }) => {
    const left = [...quarter(drafts, 2), ...quarter(drafts, 3)];
    return () => {
      const id = left.pop();
      return id === undefined
        ? null
        : { method: 'POST', path: `/api/reviews/${id}/publish`, cookie: writer.cookie, body: '{"version":0}' };
    };
  }),
  write('message', null, ({ writer, players }) => {
    let number = 0;
    return () => ({
      method: 'POST',
      path: '/api/messages/send',
      cookie: writer.cookie,
      body: JSON.stringify({
        receiverId: pick(players, (number += 1))?.id,
        content: 'See you on court, and bring new balls.',
      }),
    });
  }),
  write('webhook', null, () => {
    const secret = testSigningSecret(sessionSecret);
    return () => {
      const body = testEvent({ kind: 'closed', orderId: crypto.randomUUID(), hasFailed: true });
      const headers = { [webhooks.paymentEvents.signatureHeader]: signEvent(body, secret) };
      return { method: 'POST', path: webhooks.paymentEvents.path, cookie: '', body, headers };
    };
  }),
];

/** A publishable draft document, as JSON. */
export const finishedDocument = documentText;
