// Logs tell what happened, and no secret.

import { expect, it } from 'vitest';
import { redactUrl } from './log.ts';

it('hides tokens in addresses', () => {
  expect(redactUrl('/api/auth/verify-email?token=abc&x=1')).toBe('/api/auth/verify-email?token=[redacted]&x=1');
  expect(redactUrl('/set-password?x=1&token=abc#y')).toBe('/set-password?x=1&token=[redacted]#y');
});
