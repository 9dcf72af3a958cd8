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

it('takes a model with its address, both or neither, with or without a key', () => {
  expect(readConfig({}).assistant).toBeNull();
  const one = { ASSISTANT_BASE_URL: 'http://127.0.0.1:11434/v1', ASSISTANT_MODEL: 'small-one' };
  const assistant = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'small-one', apiKey: null };
  expect(readConfig(one).assistant).toEqual(assistant);
  expect(readConfig({ ...one, ASSISTANT_API_KEY: 'key' }).assistant).toEqual({ ...assistant, apiKey: 'key' });
  for (const wrong of [
    { ASSISTANT_BASE_URL: one.ASSISTANT_BASE_URL },
    { ASSISTANT_MODEL: 'small-one' },
    { ...one, ASSISTANT_BASE_URL: 'file:///x' },
  ]) {
    expect(() => readConfig(wrong)).toThrow('ASSISTANT_');
  }
});

it('asks YouTube about links unless that is switched off, and never in the demo unless it is switched on', () => {
  const address = 'https://www.youtube.com/oembed';
  expect(readConfig({}).youtubeOembedUrl).toBe(address);
  expect(readConfig({ LINK_CHECKS: 'off' }).youtubeOembedUrl).toBeNull();
  expect(readConfig({ DEMO: '1' }).youtubeOembedUrl).toBeNull();
  expect(readConfig({ DEMO: '1', LINK_CHECKS: 'on' }).youtubeOembedUrl).toBe(address);
  expect(() => readConfig({ LINK_CHECKS: 'sometimes' })).toThrow('LINK_CHECKS');
});
