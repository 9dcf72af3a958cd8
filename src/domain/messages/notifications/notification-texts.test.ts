// What each kind of event reads like, word for word.

import { describe, expect, it } from 'vitest';
import { notificationNames, notificationSentences, session, time } from '../../../testing/notification-sentences.ts';
import { type AnyNotificationEvent, notificationKinds, notificationTypeOf, peopleIn } from './notification-facts.ts';
import { notificationText } from './notification-texts.ts';
import { notificationTypes } from './notifications.ts';

/** "Title: message" of an event. */
function read(event: AnyNotificationEvent): string {
  const { title, message } = notificationText(event, notificationNames, []);
  return `${title}: ${message}`;
}

/** The facts of an event without the ids of people, as they are stored. */
const typed = ({ facts }: AnyNotificationEvent) => JSON.stringify({ ...facts, people: {} });

describe('each kind', () => {
  it.each(notificationSentences.map(([event, text]) => [event.kind, text, event] as const))(
    '%s: %s',
    (_, text, event) => {
      expect(read(event)).toBe(text);
    },
  );

  it.each(notificationSentences.map(([event, text]) => [event.kind, text, event] as const))(
    '%s tells of nobody with an account who is not among its people, by whom an erasure finds it: %s',
    (_, text, event) => {
      const named = [...notificationNames].filter(([, name]) => text.includes(name) || typed(event).includes(name));
      expect(peopleIn(event)).toEqual(expect.arrayContaining(named.map(([id]) => id)));
    },
  );

  it('has a text and a type', () => {
    expect(new Set(notificationSentences.map(([{ kind }]) => kind))).toEqual(new Set(notificationKinds));
    for (const kind of notificationKinds) expect(notificationTypes).toContain(notificationTypeOf(kind));
  });
});

it('a session without a coach says “Your coach”', () => {
  const facts = { ...session, ...time, people: { coach: null } };
  expect(read({ kind: 'session-booked', facts: { ...facts, sessions: 1 } })).toContain(': Your coach booked');
  expect(read({ kind: 'session-changed', facts: { ...facts, was: null, sessions: 1 } })).toContain(
    ': Your coach changed',
  );
  expect(read({ kind: 'session-completed', facts })).toContain('with Your coach is');
  expect(read({ kind: 'session-reviewed', facts })).toContain(': Your coach wrote');
  expect(read({ kind: 'session-reminder', facts })).toContain('with Your coach is');
});

it('an erased person is called “Deleted user”', () => {
  expect(read({ kind: 'player-asks', facts: { people: { player: 'gone' } } })).toContain('Deleted user would like');
});
