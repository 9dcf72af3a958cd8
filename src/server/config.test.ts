// Configuration: sensible without any, clear about what is wrong.

import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('is complete without any variable', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'production',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtpUrl: null,
    demo: false,
    registrationApproval: 'manual',
    rateLimits: true,
  });
});

it('takes empty values for "not set"', () => {
  expect(readConfig({ DATABASE_URL: '', SMTP_URL: '', DEMO: '', PUBLIC_URL: '' })).toMatchObject({
    databaseUrl: null,
    smtpUrl: null,
    demo: false,
  });
});

it('names every wrong value at once', () => {
  const wrong = {
    PORT: 'eighty',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'x',
    DEMO: 'yes please',
    LOG_LEVEL: 'loud',
    ADMIN_SETUP_CODE: 'short',
  };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});

it('refuses to switch limits off where the public address is https', () => {
  expect(() => readConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://pala.example' })).toThrow('RATE_LIMITS');
});
