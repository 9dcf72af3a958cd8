// Logs contain no secrets.

import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog, redactUrl } from './log.ts';

it.each([
  ['/api/auth/verify-email?token=abc&x=1', '/api/auth/verify-email?token=[redacted]&x=[redacted]'],
  ['/set-password?x=1&token=abc#y', '/set-password?x=[redacted]&token=[redacted]'],
  ['/api/calendar/abc-DEF_1.ics?x=1', '/api/calendar/[redacted]?x=[redacted]'],
  ['/api/dev-login?search=maja@example.dk', '/api/dev-login?search=[redacted]'],
  ['/api/viewing/people?search=maja%40example.dk&limit=5', '/api/viewing/people?search=[redacted]&limit=[redacted]'],
  [
    '/api/auth/google/callback?id_token=abc&access_token=d=e=f',
    '/api/auth/google/callback?id_token=[redacted]&access_token=[redacted]',
  ],
  ['/api/auth/google/callback?eyJhbGciOiJSUzI1NiJ9.abc', '/api/auth/google/callback?[redacted]'],
  ['/api/auth/google/callback?eyJhbGciOiJSUzI1NiJ9.abc=1', '/api/auth/google/callback?[redacted]'],
  ['/?maja@example.dk', '/?[redacted]'],
  ['/player#token=abc', '/player?token=[redacted]'],
  ['/player/videos', '/player/videos'],
])('logs %s as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});

it('logs a failed query without its values, and a request without its secrets', () => {
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
