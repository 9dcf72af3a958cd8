// Logs tell what happened, and no secret.

import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog, redactUrl } from './log.ts';

it('hides tokens in addresses', () => {
  expect(redactUrl('/api/auth/verify-email?token=abc&x=1')).toBe('/api/auth/verify-email?token=[redacted]&x=1');
  expect(redactUrl('/set-password?x=1&token=abc#y')).toBe('/set-password?x=1&token=[redacted]#y');
  expect(redactUrl('/api/calendar/abc-DEF_1.ics?x=1')).toBe('/api/calendar/[redacted]?x=1');
});

it('tells of a failed query without the values that were sent along, and of a request without its secrets', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'users_email_key' });
  log.error({ err: new DrizzleQueryError('insert into users values ($1)', ['canary@pala.test'], cause) }, 'failed');
  log.info({
    req: { method: 'GET', url: '/api/auth/verify-email?token=canary', headers: { cookie: 'canary' } },
    password: 'canary',
  });
  log.info('a name with a line break\n{"level":60}');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('canary');
  expect(JSON.parse(lines[0] as string).err).toMatchObject({ code: '23505', constraint: 'users_email_key' });
});
