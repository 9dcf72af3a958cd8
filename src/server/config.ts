// Configuration from the environment: read once, validated at start, never read elsewhere.

import { resolve } from 'node:path';
import { z } from 'zod';
import type { Surroundings } from '#contract/endpoint.ts';

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off', ''], { error: 'must be 1 or 0' })
  .default('')
  .transform((value) => ['1', 'true', 'on'].includes(value));
/** An empty value is as good as none: that is what compose files and unit files pass for "not set". */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATA_DIR: z.string().min(1).default('./data'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.string().min(3).default('Pala <no-reply@pala.example>'),
  DEMO: flag,
  REGISTRATION_APPROVAL: z.enum(['manual', 'auto'], { error: 'must be manual or auto' }).default('manual'),
  ADMIN_SETUP_CODE: optional(z.string().min(8, { error: 'must have at least 8 characters' })),
  ROLE_SWITCH_EMAIL: optional(
    z.email({ error: 'must be an e-mail address' }).transform((value) => value.toLowerCase()),
  ),
  PASSWORD_BLOCKLIST: z.enum(['staff', 'all'], { error: 'must be staff or all' }).default('staff'),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://accounts.google.com'),
  ASSISTANT_BASE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  ASSISTANT_MODEL: optional(z.string()),
  ASSISTANT_API_KEY: optional(z.string()),
  LINK_CHECKS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  YOUTUBE_OEMBED_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://www.youtube.com/oembed'),
  SESSION_SECRET: optional(z.string().min(32, { error: 'must have at least 32 characters' })),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a log level' })
    .default('info'),
});

/** The configuration as the rest of the server sees it. */
export interface Config {
  environment: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Where people reach the product; links in mails start with it. No trailing slash. */
  publicUrl: string;
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
  /** Whose passwords may not be common ones: coaches, clubs and administrators, or everybody's. */
  passwordBlocklist: 'staff' | 'all';
  /** Sign-in with Google; null when it is not configured. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** The model that helps with words, on any server that speaks OpenAI's API; null means that rules alone do. */
  assistant: { baseUrl: string; model: string; apiKey: string | null } | null;
  /** Where YouTube is asked whether a video can be opened; null when it is not asked. */
  youtubeOembedUrl: string | null;
  /** Seals cookies; null means a secret of its own in `dataDir`. */
  sessionSecret: string | null;
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
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  if (env.RATE_LIMITS === 'off' && publicUrl.startsWith('https:')) {
    throw new ConfigError('The configuration is not valid:\n  RATE_LIMITS: cannot be off when PUBLIC_URL is https');
  }
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new ConfigError(
      'The configuration is not valid:\n  GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set both of them or neither',
    );
  }
  if ((env.ASSISTANT_BASE_URL === undefined) !== (env.ASSISTANT_MODEL === undefined)) {
    throw new ConfigError(
      'The configuration is not valid:\n  ASSISTANT_BASE_URL, ASSISTANT_MODEL: set both of them or neither',
    );
  }
  return {
    environment: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: resolve(env.DATA_DIR),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    demo: env.DEMO,
    registrationApproval: env.REGISTRATION_APPROVAL,
    adminSetupCode: env.ADMIN_SETUP_CODE ?? null,
    roleSwitchEmail: env.ROLE_SWITCH_EMAIL ?? null,
    passwordBlocklist: env.PASSWORD_BLOCKLIST,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : null,
    assistant:
      env.ASSISTANT_BASE_URL && env.ASSISTANT_MODEL
        ? { baseUrl: env.ASSISTANT_BASE_URL, model: env.ASSISTANT_MODEL, apiKey: env.ASSISTANT_API_KEY ?? null }
        : null,
    // The demo's links are made up: YouTube would have other news of them.
    youtubeOembedUrl: (env.LINK_CHECKS ?? (env.DEMO ? 'off' : 'on')) === 'on' ? env.YOUTUBE_OEMBED_URL : null,
    sessionSecret: env.SESSION_SECRET ?? null,
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** Whether the installation is one of those that an endpoint or a screen is limited to (decisions, section 14). */
export function isIn(surroundings: Surroundings, config: Pick<Config, 'demo' | 'environment'>): boolean {
  return config.demo || (surroundings === 'development-or-demo' && config.environment === 'development');
}
