// Everything with a lifetime, built once and passed to handlers. Tests replace single members.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { EventHub } from './events/event-hub.ts';
import type { FileStore } from './files/file-store.ts';
import type { ReadStale } from './http/own-writes.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ReviewWriter } from './providers/assistant/assistant.ts';
import type { ChatModel } from './providers/assistant/chat.ts';
import type { Embedder } from './providers/assistant/embedder.ts';
import type { Transcriber } from './providers/assistant/transcriber.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { PushSender } from './providers/push/push-sender.ts';
import type { VideoInfo } from './providers/video-info/video-info.ts';

export interface Context {
  config: Config;
  db: Database;
  /** Its address for the driver: for threads, which have connections of their own, with a session. */
  databaseAddress: string;
  /** Reads that may be a few seconds old, on a replica if one is configured. */
  readStale: ReadStale;
  jobs: Jobs;
  /** Delivers change events to the streams open in this process. */
  events: EventHub;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** The setup code for the first administrator, printed at start. */
  setupCode: string;
  /** Seals cookies. */
  sessionSecret: string;
  /** Sign-in with Google; null if not configured. */
  identity: IdentityProvider | null;
  /** Helps with words. */
  assistant: ReviewWriter;
  /** The model for Smashy; null without one. */
  chat: ChatModel | null;
  /** Vectors for Smashy; null without a server for them. */
  embedder: Embedder | null;
  /** Turns recordings into text; null without a server for it. */
  transcriber: Transcriber | null;
  /** Checks links. */
  videoInfo: VideoInfo;
  /** Sends to the push services of browsers. */
  push: PushSender;
  /** Takes payments. */
  payments: Payments;
  /** Stores files: recordings of spoken notes. */
  files: FileStore;
}
