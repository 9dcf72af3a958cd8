// The kinds of entries in the endpoint registry, for server and web: JSON endpoints, files, redirects, streams, webhooks.

import { z } from 'zod';
import type { Role } from '#domain/people/roles.ts';
import type { ChangeTopic } from './changes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or the roles named. Queries decide whose data they see. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Installations without real people: the demo; or the demo and development. */
export type Environment = 'demo' | 'development-or-demo';

/** An answer without a body (204). */
export const noContent = z.void();

/** Most bytes of a body, unless an entry asks for more. */
export const defaultMaxBytes = 65_536;

/** Fields of every kind of entry, for the access check and the generated documents. */
export interface Entry {
  method: Method;
  /** Path with `{name}` for each parameter, as OpenAPI writes it. */
  path: `/${string}`;
  access: Access;
  /**
   * Concerns the account itself (password, sessions, deletion), or something that only its owner may read or decide (messages, private
   * notes, Smashy, shared matches): refused during impersonation.
   */
  ownAccount?: true;
  /**
   * Concerns the real account, also during impersonation: not recorded as a change by the viewed person, and answered even when the
   * impersonation is over. The handler checks the real account's rights.
   */
  byRealAccount?: true;
  /**
   * Concerns how a person signs in or ends their account: refused in a junior's session, which a guardian opened. The guardian's own
   * session has what a guardian may do (docs/product.md#families).
   */
  notForJuniors?: true;
  /**
   * Could do harm in an open session that another person finds: needs a sign-in or a reauthentication within the last 15 minutes; `again`:
   * a reauthentication within 5 minutes, signing in does not count; `second-factor`: only for people who have one, since the call itself
   * carries the password (docs/product.md#reauthentication).
   */
  needsRecentProof?: true | 'again' | 'second-factor';
  /** Available to people who must set up a second factor before anything else. */
  worksWithoutSecondFactor?: true;
  /** One or more sentences for the generated documentation. */
  summary: string;
  params?: z.ZodObject;
}

/** An entry that takes and answers JSON. */
export interface EndpointDefinition extends Entry {
  path: `/api/${string}`;
  /**
   * The only installations on which it exists; elsewhere its address is not found. There it answers only on this machine and its private
   * network.
   */
  onlyIn?: Environment;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Most bytes of a body, where more than `defaultMaxBytes` is needed. */
  maxBytes?: number;
  response: z.ZodType;
  /** Topics that a read shows: it is stale once one of them changes. */
  shows?: readonly ChangeTopic[];
  /** A read that others change without an event for everyone: each visit reads again. */
  refetchOnOpen?: true;
  /** Topics that a write changes for its sender; everyone else learns of it by events. */
  changes?: readonly ChangeTopic[];
  /** Status of success; 200 unless stated, 204 for an answer without a body. */
  status?: 200 | 201 | 202;
}

/** A document, picture, page or calendar. */
export interface FileDefinition extends Entry {
  method: 'GET';
  /** Filters of the file, as for a list. */
  query?: z.ZodObject;
  mediaType: string;
  /**
   * Caching: by anyone (`public`) or the person's browser (`private`), revalidated each time, which costs nothing while it is unchanged;
   * or `never`. `open`: kept by anyone for five minutes, and readable by pages of other sites; for documents that programs check us by.
   */
  caching: 'public' | 'private' | 'never' | 'open';
  /** Whether the browser shows it or saves it. */
  disposition: 'inline' | 'attachment';
  /** Serves parts (`Range`), for audio players. */
  hasRanges?: true;
  /** Takes long to make: the latest are cached, and made one at a time. */
  isCostly?: true;
  /** Made from a built page: absent unless the pages are built, and a missing one is answered with a page. */
  isPage?: true;
}

/** An address that the browser navigates to, and that redirects. */
export interface RedirectDefinition extends Entry {
  method: 'GET';
  path: `/api/${string}`;
  /** Has an effect, so a prefetch must not trigger it. */
  ignoresPrefetch?: true;
}

/** Server-sent events for a browser while its page is open. */
export interface StreamDefinition extends Entry {
  method: 'GET';
  path: `/api/${string}`;
  access: Exclude<Access, 'public'>;
  query: z.ZodObject;
  /** Schemas of the events, by name. */
  events: Record<string, z.ZodType>;
}

/** An address for another program's events: without a session, with the raw body, whose signature the handler checks. */
export interface WebhookDefinition extends Entry {
  method: 'POST';
  path: `/api/${string}`;
  access: 'public';
  /** The header with the signature, in lower case. */
  signatureHeader: string;
  /** Most bytes of a body. */
  maxBytes: number;
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
/** The part of an entry under this name, or undefined. */
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What the server's handler receives: parsed and typed. */
export type ParsedParams<E extends Entry> = Parsed<Part<E, 'params'>>;
export type ParsedQuery<E extends Entry> = Parsed<Part<E, 'query'>>;
export type ParsedBody<E extends EndpointDefinition> = Parsed<Part<E, 'body'>>;
/** What the web sends. */
export type SentParams<E extends EndpointDefinition> = Sent<Part<E, 'params'>>;
export type SentQuery<E extends EndpointDefinition> = Sent<Part<E, 'query'>>;
export type SentBody<E extends EndpointDefinition> = Sent<Part<E, 'body'>>;
/** What comes back. */
export type Answer<E extends EndpointDefinition> = z.output<E['response']>;
