// Everything with a lifetime, built once and handed to handlers. Tests replace single members.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { EventHub } from './events/event-hub.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReviewWriter } from './providers/assistant/assistant.ts';
import type { ChatModel } from './providers/assistant/chat.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { PushSender } from './providers/push/push-sender.ts';
import type { VideoInfo } from './providers/video-info/video-info.ts';

export interface Context {
  config: Config;
  db: Database;
  jobs: Jobs;
  /** Brings what others change to the streams that are open here. */
  events: EventHub;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** What the server prints at start so that the person who runs it, and nobody else, can create the first administrator. */
  setupCode: string;
  /** Seals cookies. */
  sessionSecret: string;
  /** Signs people in with Google; null when that is not configured. */
  identity: IdentityProvider | null;
  /** Helps with words. */
  assistant: ReviewWriter;
  /** Answers questions in its own words; null without a model. */
  chat: ChatModel | null;
  /** Knows whether a link can be opened. */
  videoInfo: VideoInfo;
  /** Sends to the push services of browsers. */
  push: PushSender;
  /** Takes payments. */
  payments: Payments;
  /** Keeps what people bring along: recordings of spoken notes. */
  files: FileStore;
}
