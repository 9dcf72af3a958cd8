// Configuration from the environment: read once, validated at start, never read elsewhere.

import { resolve } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#contract/endpoint.ts';
import { brand } from '#domain/brand.ts';
import { isCurrencyInCents } from '#domain/payments/money/money.ts';
import { type Role, roles } from '#domain/people/roles.ts';
import { mustBe } from './config-sentences.ts';
import {
  flag,
  httpAddress,
  isOrigin,
  isSafeAddress,
  isSender,
  line,
  origins,
  reportAddress,
  trustedProxies,
  word,
} from './config-values.ts';

/** What the variables hold. An empty one never gets here; what is wrong with one is said in `config-sentences.ts`. */
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

/** The configuration as the rest of the server sees it. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Where people reach the product; links in mails start with it. No trailing slash. */
  publicUrl: string;
  /** Proxies whose word counts about where a request comes from: how many, or which; null for none. */
  trustProxy: number | string[] | null;
  /** PostgreSQL; null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Mail server; null means that mails are written to `dataDir/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  demo: boolean;
  registrationApproval: 'manual' | 'auto';
  adminSetupCode: string | null;
  /** The one account that may view the product in another role without being an administrator; null for none. */
  roleSwitchEmail: string | null;
  /** Roles whose people may do nothing but set up a second factor until they have one. */
  requireSecondFactor: readonly Role[];
  /** Whose passwords may not be common ones: coaches, clubs and administrators, or everybody's. */
  passwordBlocklist: 'staff' | 'all';
  /** Sign-in with Google; null when it is not configured. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** The model that helps with words, on any server that speaks OpenAI's API; null means that rules alone do. */
  assistant: { baseUrl: string; model: string; apiKey: string | null } | null;
  /** Payments with Stripe; null where it is not configured. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string; hasTax: boolean } | null;
  /** Whether the built-in test provider takes payments while Stripe is not configured: no money moves. Otherwise nothing can be bought. */
  testPayments: boolean;
  /** In which prices are, ISO 4217. */
  currency: string;
  /** Who sells: on receipts. */
  seller: { name: string; address: string | null; taxId: string | null };
  /** Credits that a direct player gets on approval, once. */
  welcomeCredits: number;
  /** Where YouTube is asked whether a video can be opened; null when it is not asked. */
  youtubeOembedUrl: string | null;
  /** Seals cookies; null means a secret of its own in `dataDir`. */
  sessionSecret: string | null;
  /** By which push services know this server; null means keys of its own in `dataDir`. */
  vapid: { publicKey: string; privateKey: string } | null;
  /** Origins of push services beside those of browsers that everybody knows. */
  pushServices: string[];
  /** Locks backups (age1…), or opens them as well (AGE-SECRET-KEY-1…); null means that they are not encrypted. */
  backupKey: string | null;
  /** With it, `/metrics` is read from anywhere; null means from this machine only. */
  metricsToken: string | null;
  /** Where errors are reported to; null for nowhere. */
  errorReports: { url: string; key: string } | null;
  /** A bucket that speaks the protocol of Amazon S3; null means that files lie in `dataDir/files`. */
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

/** Thrown when the environment does not make a configuration; the message names every wrong value. */
export class ConfigError extends Error {}

/**
 * Makes the configuration from environment variables.
 *
 * @throws ConfigError that lists all wrong values at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty value is as good as none: that is what compose files and unit files pass for "not set".
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
  refuseOpenDoors(env, publicUrl);
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    trustProxy: env.TRUST_PROXY ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
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
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL,
            hasTax: env.STRIPE_TAX === 'on',
          }
        : null,
    // A public https address means real people, who would get credits for nothing.
    testPayments: (env.TEST_PAYMENTS ?? (publicUrl.startsWith('https:') ? 'off' : 'on')) === 'on',
    currency: env.CURRENCY,
    seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS ?? null, taxId: env.SELLER_TAX_ID ?? null },
    welcomeCredits: env.WELCOME_CREDITS,
    // The demo's links are made up: YouTube would have other news of them.
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

/** Variables of which one means nothing without the other. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['ASSISTANT_BASE_URL', 'ASSISTANT_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;

/** @throws ConfigError where one of them is set and the other is not */
function requireBothOrNeither(env: z.output<typeof Environment>, [one, other]: (typeof pairs)[number]): void {
  if ((env[one] === undefined) === (env[other] === undefined)) return;
  throw new ConfigError(`The configuration is not valid:\n  ${one}, ${other}: set both of them or neither`);
}

/** The bucket for files; null where none is named. @throws ConfigError where it is named by halves */
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
function refuseOpenDoors(env: { DEMO: boolean; NODE_ENV: string }, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return;
  const lines = [
    ...(env.DEMO ? ['  DEMO: lets everybody in without a password; it cannot be on when PUBLIC_URL is https'] : []),
    ...(env.NODE_ENV === 'development'
      ? ['  NODE_ENV: development lets everybody in without a password; it cannot be used when PUBLIC_URL is https']
      : []),
  ];
  if (lines.length > 0) throw new ConfigError(['The configuration is not valid:', ...lines].join('\n'));
}

/** Whether the installation is one of those that an endpoint or a screen is limited to. */
export function isIn(surroundings: Environment, config: Pick<Config, 'demo' | 'environment'>): boolean {
  return config.demo || (surroundings === 'development-or-demo' && config.environment === 'development');
}

/** Whether anything can be bought: with Stripe, or as a test (docs/product.md#paying). */
export function takesPayments({ stripe, testPayments }: Pick<Config, 'stripe' | 'testPayments'>): boolean {
  return stripe !== null || testPayments;
}

/** Whether people come through a proxy: one is trusted, or the public address is https, which this server does not speak. */
export function isBehindProxy({ trustProxy, publicUrl }: Pick<Config, 'trustProxy' | 'publicUrl'>): boolean {
  return trustProxy !== null || publicUrl.startsWith('https:');
}
