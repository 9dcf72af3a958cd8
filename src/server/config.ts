// Configuration from the environment: read once, validated at start, never read elsewhere.

import { resolve } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#contract/endpoint.ts';
import { brand } from '#domain/brand.ts';
import { type LanguageCode, languages } from '#domain/language/languages.ts';
import { isCurrencyInCents } from '#domain/payments/money/money.ts';
import { type Role, roles } from '#domain/people/roles.ts';
import { mustBe } from './config-sentences.ts';
import {
  flag,
  httpAddress,
  isOrigin,
  isSafeAddress,
  isSender,
  languageCodes,
  line,
  origins,
  reportAddress,
  trustedProxies,
  word,
} from './config-values.ts';

/** The variables. Empty ones never get here; `config-sentences.ts` has the sentences for wrong values. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  HOST: word.default('127.0.0.1'),
  PUBLIC_URL: httpAddress.refine(isOrigin).optional(),
  TRUST_PROXY: trustedProxies.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: line.default('./data'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((value) => URL.parse(value)?.hostname)
    .optional(),
  MAIL_FROM: line.refine(isSender).default('Pala <no-reply@pala.example>'),
  DEMO: flag,
  REGISTRATION_APPROVAL: z.enum(['manual', 'auto']).default('manual'),
  ADMIN_SETUP_CODE: z.string().min(8).optional(),
  ROLE_SWITCH_EMAIL: z
    .email()
    .transform((value) => value.toLowerCase())
    .optional(),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(roles)))
    .default([]),
  PASSWORD_BLOCKLIST: z.enum(['staff', 'all']).default('staff'),
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_CLIENT_SECRET: word.optional(),
  GOOGLE_ISSUER: httpAddress.refine(isSafeAddress).default('https://accounts.google.com'),
  ASSISTANT_BASE_URL: httpAddress.optional(),
  ASSISTANT_MODEL: line.optional(),
  ASSISTANT_API_KEY: word.optional(),
  EMBEDDINGS_BASE_URL: httpAddress.optional(),
  EMBEDDINGS_MODEL: line.optional(),
  EMBEDDINGS_API_KEY: word.optional(),
  TRANSCRIPTION_BASE_URL: httpAddress.optional(),
  TRANSCRIPTION_MODEL: line.optional(),
  TRANSCRIPTION_API_KEY: word.optional(),
  TRANSCRIPTION_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  STRIPE_API_URL: httpAddress.refine(isOrigin).refine(isSafeAddress).default('https://api.stripe.com'),
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  TEST_PAYMENTS: z.enum(['on', 'off']).optional(),
  LANGUAGES: languageCodes.default([...languages]),
  CURRENCY: z.string().refine(isCurrencyInCents).default('EUR'),
  SELLER_NAME: line.default(brand.name),
  SELLER_ADDRESS: line.optional(),
  SELLER_TAX_ID: line.optional(),
  WELCOME_CREDITS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().max(10))
    .default(1),
  LINK_CHECKS: z.enum(['on', 'off']).optional(),
  YOUTUBE_OEMBED_URL: httpAddress.default('https://www.youtube.com/oembed'),
  SESSION_SECRET: z.string().min(32).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  PUSH_SERVICES: origins.default([]),
  BACKUP_KEY: z
    .string()
    .regex(/^(age1[a-z0-9]{58}|AGE-SECRET-KEY-1[A-Z0-9]{58})$/)
    .optional(),
  METRICS_TOKEN: word.min(16).optional(),
  SENTRY_DSN: reportAddress.optional(),
  FILES_S3_ENDPOINT: httpAddress.refine(isOrigin).refine(isSafeAddress).optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
    .optional(),
  FILES_S3_REGION: word.default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: word.optional(),
  FILES_S3_SECRET_ACCESS_KEY: word.optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Where a PostgreSQL is reached (decision 081). */
interface DatabaseAddresses {
  /** Keeps the session of a connection: settings, locks, `LISTEN`. */
  direct: string;
  /** A pooler, which gives a connection for one transaction only; null for none. */
  pooled: string | null;
}

/** The configuration as the rest of the server sees it. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Public address; links in emails start with it. No trailing slash. */
  publicUrl: string;
  /** Trusted proxies: how many, or which; null for none. */
  trustProxy: number | string[] | null;
  /** PostgreSQL; null means the embedded database in `dataDir`. */
  database: DatabaseAddresses | null;
  /** A replica of it, for reads that may be a few seconds old; null means that everything is read there. */
  databaseReadUrl: string | null;
  dataDir: string;
  /** SMTP server; null means that emails are written to `dataDir/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  demo: boolean;
  registrationApproval: 'manual' | 'auto';
  adminSetupCode: string | null;
  /** The one account that may use Switch Role without being an administrator; null for none. */
  roleSwitchEmail: string | null;
  /** Roles whose people may do nothing but set up a second factor until they have one. */
  requireSecondFactor: readonly Role[];
  /** Roles that may not use common passwords: coaches, clubs and administrators, or everyone. */
  passwordBlocklist: 'staff' | 'all';
  /** Sign-in with Google; null if not configured. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** The model for drafts and Smashy, on any server that speaks OpenAI's API; null means rules only. */
  assistant: { baseUrl: string; model: string; apiKey: string | null } | null;
  /** Embeddings, by which Smashy finds entries by meaning, from any server that speaks OpenAI's API; null means words only. */
  embeddings: { baseUrl: string; model: string; apiKey: string | null } | null;
  /** The server that turns spoken notes into text, which speaks OpenAI's API; null means that they stay recordings. */
  transcription: { baseUrl: string; model: string; apiKey: string | null; language: string | null } | null;
  /** Payments with Stripe; null if not configured. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string; hasTax: boolean } | null;
  /** Whether the built-in test provider takes payments while Stripe is not configured: no money moves. Otherwise nothing can be bought. */
  testPayments: boolean;
  /** The languages that people can choose, besides English. */
  languages: readonly LanguageCode[];
  /** The currency of prices, ISO 4217. */
  currency: string;
  /** The seller on receipts. */
  seller: { name: string; address: string | null; taxId: string | null };
  /** Credits that a direct player gets on approval, once. */
  welcomeCredits: number;
  /** The address of link checks at YouTube; null for no checks. */
  youtubeOembedUrl: string | null;
  /** Seals cookies; null means a secret kept in `dataDir`. */
  sessionSecret: string | null;
  /** Identifies this server to push services; null means keys kept in `dataDir`. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** Origins of push services besides those of common browsers. */
  pushServices: string[];
  /** Encrypts backups (age1…), or decrypts them as well (AGE-SECRET-KEY-1…); null means no encryption. */
  backupKey: string | null;
  /** Allows reading `/metrics` from anywhere; null means from this machine only. */
  metricsToken: string | null;
  /** Receiver of error reports; null for none. */
  errorReports: { url: string; key: string } | null;
  /** A bucket with the protocol of Amazon S3; null means `dataDir/files`. */
  filesBucket: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  rateLimits: boolean;
  logLevel: string;
}

/** Thrown for an invalid environment; the message names the variables. */
export class ConfigError extends Error {}

/**
 * Makes the configuration from environment variables.
 *
 * @throws ConfigError with every value that is wrong by itself, or else with the first that does not fit to another
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value is treated as unset: compose files and unit files pass it for "not set".
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof typeof Environment.shape));
    const lines = [...names].map((name) => `  ${name}: ${mustBe[name]}`);
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (env.RATE_LIMITS === 'off' && publicUrl.startsWith('https:')) {
    throw new ConfigError('The configuration is not valid:\n  RATE_LIMITS: cannot be off when PUBLIC_URL is https');
  }
  for (const pair of pairs) requireBothOrNeither(env, pair);
  const filesBucket = bucketOf(env);
  refusePublicDemo(env, publicUrl);
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    trustProxy: env.TRUST_PROXY ?? null,
    database: databaseOf(env),
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    demo: env.DEMO,
    registrationApproval: env.REGISTRATION_APPROVAL,
    adminSetupCode: env.ADMIN_SETUP_CODE ?? null,
    roleSwitchEmail: env.ROLE_SWITCH_EMAIL ?? null,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
    passwordBlocklist: env.PASSWORD_BLOCKLIST,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : null,
    assistant:
      env.ASSISTANT_BASE_URL && env.ASSISTANT_MODEL
        ? { baseUrl: env.ASSISTANT_BASE_URL, model: env.ASSISTANT_MODEL, apiKey: env.ASSISTANT_API_KEY ?? null }
        : null,
    embeddings:
      env.EMBEDDINGS_BASE_URL && env.EMBEDDINGS_MODEL
        ? { baseUrl: env.EMBEDDINGS_BASE_URL, model: env.EMBEDDINGS_MODEL, apiKey: env.EMBEDDINGS_API_KEY ?? null }
        : null,
    transcription:
      env.TRANSCRIPTION_BASE_URL && env.TRANSCRIPTION_MODEL
        ? {
            baseUrl: env.TRANSCRIPTION_BASE_URL,
            model: env.TRANSCRIPTION_MODEL,
            apiKey: env.TRANSCRIPTION_API_KEY ?? null,
            language: env.TRANSCRIPTION_LANGUAGE ?? null,
          }
        : null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL,
            hasTax: env.STRIPE_TAX === 'on',
          }
        : null,
    // A public https address means real people, who would get free credits.
    testPayments: (env.TEST_PAYMENTS ?? (publicUrl.startsWith('https:') ? 'off' : 'on')) === 'on',
    languages: env.LANGUAGES,
    currency: env.CURRENCY,
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS ?? null, taxId: env.SELLER_TAX_ID ?? null },
    welcomeCredits: env.WELCOME_CREDITS,
    // The demo's links are invented: YouTube would call them dead.
    youtubeOembedUrl: (env.LINK_CHECKS ?? (env.DEMO ? 'off' : 'on')) === 'on' ? env.YOUTUBE_OEMBED_URL : null,
    sessionSecret: env.SESSION_SECRET ?? null,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : null,
    pushServices: env.PUSH_SERVICES,
    backupKey: env.BACKUP_KEY ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    errorReports: env.SENTRY_DSN ?? null,
    filesBucket,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Variables that only work together. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['ASSISTANT_BASE_URL', 'ASSISTANT_MODEL'],
  ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'],
  ['TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;

/** @throws ConfigError if only one of them is set */
function requireBothOrNeither(env: z.output<typeof Environment>, [one, other]: (typeof pairs)[number]): void {
  if ((env[one] === undefined) === (env[other] === undefined)) return;
  throw new ConfigError(`The configuration is not valid:\n  ${one}, ${other}: set both of them or neither`);
}

/** The variables that name more addresses of the same database. */
const besideDatabaseUrl = {
  DATABASE_DIRECT_URL: 'whose pooler it goes around',
  DATABASE_READ_URL: 'whose replica it is',
} as const;

/** The addresses of PostgreSQL; null for the embedded database, which has no others. @throws ConfigError */
function databaseOf(env: z.output<typeof Environment>): DatabaseAddresses | null {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  if (url !== undefined) return direct === undefined ? { direct: url, pooled: null } : { direct, pooled: url };
  const lines = Object.entries(besideDatabaseUrl)
    .filter(([name]) => env[name as keyof typeof besideDatabaseUrl] !== undefined)
    .map(([name, which]) => `  ${name}: needs DATABASE_URL, ${which}`);
  if (lines.length === 0) return null;
  throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
}

/** The bucket for files; null if none is named. @throws ConfigError if it is incomplete */
function bucketOf(env: z.output<typeof Environment>): Config['filesBucket'] {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = env;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint: new URL(endpoint).origin, bucket, region, accessKeyId, secretAccessKey };
  }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  const names = 'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY';
  throw new ConfigError(`The configuration is not valid:\n  ${names}: set all of them or none`);
}

/** Sign-in without a password is for demos and developers: a public https address means real people. @throws ConfigError */
function refusePublicDemo(env: { DEMO: boolean; NODE_ENV: string }, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return;
  const lines = [
    ...(env.DEMO ? ['  DEMO: lets everybody in without a password; it cannot be on when PUBLIC_URL is https'] : []),
    ...(env.NODE_ENV === 'development'
      ? ['  NODE_ENV: development lets everybody in without a password; it cannot be used when PUBLIC_URL is https']
      : []),
  ];
  if (lines.length > 0) throw new ConfigError(['The configuration is not valid:', ...lines].join('\n'));
}

/** Whether an endpoint or a screen exists on this installation. */
export function isIn(surroundings: Environment, config: Pick<Config, 'demo' | 'environment'>): boolean {
  return config.demo || (surroundings === 'development-or-demo' && config.environment === 'development');
}

/** Whether anything can be bought: with Stripe, or as a test (docs/product.md#paying). */
export function takesPayments({ stripe, testPayments }: Pick<Config, 'stripe' | 'testPayments'>): boolean {
  return stripe !== null || testPayments;
}

/** Whether a proxy is in front: one is trusted, or the public address is https, which this server does not speak. */
export function isBehindProxy({ trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>): boolean {
  return trustProxy !== null || publicUrl.startsWith('https:');
}
