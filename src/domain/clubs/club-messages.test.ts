// Limits of a club's messages, and their recipients in words.

import { expect, it } from 'vitest';
import { audienceWords, messageAudiences, whyNoMoreMessages } from './club-messages.ts';

it('a club can send 5 messages in 24 hours and 20 in 30 days', () => {
  expect(whyNoMoreMessages({ day: 4, month: 19 })).toBeNull();
  expect(whyNoMoreMessages({ day: 5, month: 5 })).toMatch(/5 messages in 24 hours/);
  expect(whyNoMoreMessages({ day: 0, month: 20 })).toMatch(/20 messages in 30 days/);
});

it('recipients have words, a group the name of that day', () => {
  expect(messageAudiences.map((audience) => audienceWords({ audience, groupName: 'Tuesday team' }))).toEqual([
    'All members',
    'Tuesday team',
    'Chosen members',
    'Invited people',
  ]);
});
