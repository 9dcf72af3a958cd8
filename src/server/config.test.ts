// Configuration: sensible defaults, clear errors.

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { mustBe } from './config-sentences.ts';

type Variable = keyof typeof mustBe;
const variables = Object.keys(mustBe) as Variable[];

it('the configuration is complete without variables', () => {
  expect(readConfig({})).toMatchObject({
    environment: 'production',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    database: null,
    smtpUrl: null,
    demo: false,
    registrationApproval: 'manual',
    rateLimits: true,
  });
});

it('takes an empty value of any variable for "not set"', () => {
  for (const empty of ['', ' ', '\t']) {
    for (const name of variables)
      expect({ name, ...readConfig({ [name]: empty }) }).toEqual({ name, ...readConfig({}) });
    expect(readConfig(Object.fromEntries(variables.map((name) => [name, empty])))).toEqual(readConfig({}));
  }
});

/** Invalid values and their sentences. */
const wrongValues: Record<Variable, readonly string[]> = {
  NODE_ENV: ['prod'],
  PORT: ['eighty', '-1', '65536', '3.5', '1e3', '0x50', 'tcp://10.0.0.1:3000'],
  HOST: ['local host'],
  PUBLIC_URL: [
    'ftp://x',
    'pala.example',
    'https://',
    'https://pala.example/app',
    'https://pala.example?x=1',
    'https://pala.example/#x',
    'https://someone:secret@pala.example',
  ],
  TRUST_PROXY: ['yes', '11', '10.0.0.0/33', '0.0.0.0/0', 'proxy.example'],
  DATABASE_URL: ['mysql://x', 'localhost:5432'],
  DATABASE_DIRECT_URL: ['mysql://x', 'localhost:5432'],
  DATABASE_READ_URL: ['mysql://x', 'localhost:5432'],
  DATA_DIR: ['./a\nb', 'a\0b'],
  SMTP_URL: ['x', 'smtp://', 'smtps://', 'http://mail.example'],
  MAIL_FROM: [
    'Pala',
    'pala@',
    'Pala <pala>',
    'Pala <a@pala.example',
    'a@pala.example\nBcc: b@pala.example',
    'a@b.example, c@d.example',
  ],
  DEMO: ['yes please', '2'],
  REGISTRATION_APPROVAL: ['never'],
  ADMIN_SETUP_CODE: ['short'],
  ROLE_SWITCH_EMAIL: ['someone'],
  REQUIRE_SECOND_FACTOR: ['everybody', 'admin;club', 'admin,'],
  PASSWORD_BLOCKLIST: ['none'],
  GOOGLE_CLIENT_ID: ['two words'],
  GOOGLE_CLIENT_SECRET: ['two words'],
  GOOGLE_ISSUER: ['accounts.google.com', 'http://issuer.example', 'http://127.0.0.1.issuer.example', 'ftp://localhost'],
  ASSISTANT_BASE_URL: ['file:///x'],
  ASSISTANT_MODEL: ['one\nother'],
  ASSISTANT_API_KEY: ['two words'],
  EMBEDDINGS_BASE_URL: ['file:///x'],
  EMBEDDINGS_MODEL: ['one\nother'],
  EMBEDDINGS_API_KEY: ['two words'],
  TRANSCRIPTION_BASE_URL: ['file:///x'],
  TRANSCRIPTION_MODEL: ['one\nother'],
  TRANSCRIPTION_API_KEY: ['two words'],
  TRANSCRIPTION_LANGUAGE: ['Danish'],
  LANGUAGES: ['da;es', 'fr', 'da,'],
  STRIPE_SECRET_KEY: ['pk_live_1', 'sk_two words'],
  STRIPE_WEBHOOK_SECRET: ['sk_test_1'],
  STRIPE_API_URL: ['http://api.stripe.example', 'https://api.stripe.com/v1', 'stripe'],
  STRIPE_TAX: ['yes'],
  TEST_PAYMENTS: ['yes'],
  CURRENCY: ['eur', 'JPY', 'euro'],
  SELLER_NAME: ['one\nother'],
  SELLER_ADDRESS: ['one\nother'],
  SELLER_TAX_ID: ['one\nother'],
  WELCOME_CREDITS: ['-1', '1.5', '11', 'one'],
  LINK_CHECKS: ['sometimes'],
  YOUTUBE_OEMBED_URL: ['youtube'],
  SESSION_SECRET: ['short'],
  VAPID_PUBLIC_KEY: ['short', 'ö'.repeat(87)],
  VAPID_PRIVATE_KEY: ['short', 'x'.repeat(44)],
  PUSH_SERVICES: ['push.example', 'http://push.example', 'https://push.example/path', 'https://a.example,'],
  BACKUP_KEY: ['password', 'age1short', 'AGE-SECRET-KEY-1', `age2${'q'.repeat(58)}`],
  METRICS_TOKEN: ['short', 'two words of 16 and more'],
  SENTRY_DSN: [
    'https://errors.example/1',
    'http://key@errors.example/1',
    'https://key@errors.example',
    'https://key:secret@errors.example/1',
  ],
  FILES_S3_ENDPOINT: ['s3.example', 'http://s3.example', 'https://s3.example/bucket', 'ftp://localhost'],
  FILES_S3_BUCKET: ['ab', 'Clips', 'two words', '../clips', '-clips'],
  FILES_S3_REGION: ['two words'],
  FILES_S3_ACCESS_KEY_ID: ['two words'],
  FILES_S3_SECRET_ACCESS_KEY: ['two words'],
  RATE_LIMITS: ['yes'],
  LOG_LEVEL: ['loud'],
};

it.each(variables.flatMap((name) => wrongValues[name].map((value) => [name, value] as const)))(
  'says what %s must be when it is %j',
  (name, value) => {
    const sentence = `The configuration is not valid:\n  ${name}: ${mustBe[name]}`;
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  },
);

it('names every wrong value at once, each on a line', () => {
  const wrong = Object.fromEntries(variables.map((name) => [name, wrongValues[name][0]]));
  const lines = variables.map((name) => `  ${name}: ${mustBe[name]}`);
  expect(() => readConfig(wrong)).toThrow(new ConfigError(['The configuration is not valid:', ...lines].join('\n')));
});

it('takes addresses and senders as people write them', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pala.example/' }).publicUrl).toBe('https://pala.example');
  expect(readConfig({ PUBLIC_URL: 'http://192.168.1.7:8080' }).publicUrl).toBe('http://192.168.1.7:8080');
  for (const MAIL_FROM of [
    'a@pala.example',
    'Pala <a@pala.example>',
    '"Pala, the club" <a@pala.example>',
    '<a@pala.example>',
  ]) {
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  }
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  for (const GOOGLE_ISSUER of [
    'https://issuer.example/realm',
    'http://localhost:9000',
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
  ]) {
    expect(readConfig({ ...google, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER);
  }
});

it('.env.example has the same variables', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  expect(new Set([...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name))).toEqual(new Set(variables));
  expect(() => readConfig(parseEnv(example) as Record<string, string>)).not.toThrow();
});

it('takes a replica of a configured database, not of the embedded one', () => {
  const replica = { DATABASE_READ_URL: 'postgres://localhost:5001/pala' };
  expect(() => readConfig(replica)).toThrow('DATABASE_READ_URL: needs DATABASE_URL');
  expect(readConfig({ ...replica, DATABASE_URL: 'postgres://localhost/pala' }).databaseReadUrl).toBe(
    replica.DATABASE_READ_URL,
  );
});

it('takes an address that goes around a pooler only beside the pooler’s', () => {
  const [pooled, direct] = ['postgres://localhost:6432/pala', 'postgres://localhost:5432/pala'];
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_DIRECT_URL: needs DATABASE_URL');
  expect(readConfig({ DATABASE_URL: direct }).database).toEqual({ direct, pooled: null });
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }).database).toEqual({ direct, pooled });
});

it('refuses to switch limits off when the public address is https', () => {
  expect(() => readConfig({ RATE_LIMITS: 'off', PUBLIC_URL: 'https://pala.example' })).toThrow('RATE_LIMITS');
});

it.each([
  [{ DEMO: '1' }, 'DEMO: lets everybody in'],
  [{ NODE_ENV: 'development' }, 'NODE_ENV: development lets everybody in'],
  [{ NODE_ENV: 'development', DEMO: '1' }, 'DEMO'],
])('refuses %j where the public address is https', (settings, sentence) => {
  expect(() => readConfig({ ...settings, PUBLIC_URL: 'https://pala.example' })).toThrow(sentence);
  expect(readConfig({ ...settings, PUBLIC_URL: 'http://pala.example' })).toMatchObject({ demo: 'DEMO' in settings });
});

it.each([
  [undefined, null],
  ['', null],
  ['0', null],
  ['1', 1],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
])('trusts the proxies of TRUST_PROXY=%j: %j', (sent, trusted) => {
  expect(readConfig({ TRUST_PROXY: sent }).trustProxy).toEqual(trusted);
});

it.each([
  'true',
  'loopback',
  '11',
  '-1',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.1,',
  'proxy.example',
  '300.1.1.1',
])('refuses TRUST_PROXY=%s', (sent) => {
  expect(() => readConfig({ TRUST_PROXY: sent })).toThrow('TRUST_PROXY: must be a number of proxies');
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

it('checks links at YouTube unless switched off, and in the demo only if switched on', () => {
  const address = 'https://www.youtube.com/oembed';
  expect(readConfig({}).youtubeOembedUrl).toBe(address);
  expect(readConfig({ LINK_CHECKS: 'off' }).youtubeOembedUrl).toBeNull();
  expect(readConfig({ DEMO: '1' }).youtubeOembedUrl).toBeNull();
  expect(readConfig({ DEMO: '1', LINK_CHECKS: 'on' }).youtubeOembedUrl).toBe(address);
  expect(() => readConfig({ LINK_CHECKS: 'sometimes' })).toThrow('LINK_CHECKS');
});

it('takes test payments by default only without https', () => {
  const testPayments = (settings: Record<string, string>) => readConfig(settings).testPayments;
  const PUBLIC_URL = 'https://pala.example';
  expect([testPayments({}), testPayments({ TEST_PAYMENTS: 'off' })]).toEqual([true, false]);
  expect([testPayments({ PUBLIC_URL }), testPayments({ PUBLIC_URL, TEST_PAYMENTS: 'on' })]).toEqual([false, true]);
});

it('takes payments with Stripe when both of its secrets are set', () => {
  expect(readConfig({}).stripe).toBeNull();
  const one = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://api.stripe.com', hasTax: false };
  expect(readConfig(one).stripe).toEqual(stripe);
  for (const [name, value] of Object.entries(one)) expect(() => readConfig({ [name]: value })).toThrow('both of them');
  expect(readConfig({})).toMatchObject({ currency: 'EUR', welcomeCredits: 1, seller: { name: 'Pala', address: null } });
});

it('keeps files in a fully named bucket, otherwise next to the data', () => {
  const whole = {
    FILES_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com/',
    FILES_S3_BUCKET: 'pala-clips',
    FILES_S3_ACCESS_KEY_ID: 'id',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig({}).filesBucket).toBeNull();
  expect(readConfig({ FILES_S3_REGION: 'eu-central-1' }).filesBucket).toBeNull();
  expect(readConfig(whole).filesBucket).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    bucket: 'pala-clips',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  for (const name of Object.keys(whole)) {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/FILES_S3_SECRET_ACCESS_KEY: set all of them or none$/);
  }
});
