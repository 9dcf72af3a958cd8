// Why something failed, in words.

import { expect, it } from 'vitest';
import { failureKind, failureKinds, failureSentence } from './failed-jobs.ts';

it.each([
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 192.0.2.1:25' }, 'unreachable'],
  [{ code: 'EAI_AGAIN' }, 'unreachable'],
  [{ code: 'ETIMEDOUT' }, 'too-slow'],
  [{ message: 'job timed out' }, 'too-slow'],
  [{ code: 'EAUTH', responseCode: 535 }, 'refused-sign-in'],
  [{ code: 'EENVELOPE', responseCode: 550 }, 'refused-address'],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'refused-mail'],
  [{ responseCode: 421 }, 'refused-mail'],
  [{ name: 'ZodError', message: '[]' }, 'old-form'],
  [{ name: 'TypeError', message: 'x is not a function' }, 'unexpected'],
  [null, 'unexpected'],
  ['a text', 'unexpected'],
  [{ code: 5, name: {}, message: [] }, 'unexpected'],
] as const)('%j is %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});

it.each(failureKinds)('%s reads as a sentence', (kind) => {
  expect(failureSentence(kind)).toMatch(/^[A-Z].*\.$/);
});
