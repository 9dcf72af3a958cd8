// What the entries of THE TABLE are, which both server and web import: endpoints that speak JSON, files, redirects of the browser, webhooks.

import { z } from 'zod';
import type { Role } from '#domain/people/roles.ts';
import type { ChangeTopic } from './changes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or the roles named. Whose data they see is decided in the queries. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Installations that are not for real people: the demo; or it, and those of developers. */
export type Environment = 'demo' | 'development-or-demo';

/** An answer without a body (204). */
export const noContent = z.void();

/** Most bytes of a body, unless an entry asks for more. */
export const defaultMaxBytes = 65_536;

/** What the guard and the generated documents know of every kind of entry. */
export interface Entry {
  method: Method;
  /** Path with `{name}` for each parameter, as OpenAPI writes it. */
  path: `/${string}`;
  access: Access;
  /**
   * Concerns the account itself (password, sessions, deletion), or what only its owner may read or vouch for (messages, private notes,
   * Smashy, what two players share): refused while the product is viewed as another person or in another role.
   */
  ownAccount?: true;
  /**
   * Concerns the real account, whomever it views the product as: not recorded as a change of theirs, and answered also when the
   * view is over. What the real account may is for the handler to ask.
   */
  byRealAccount?: true;
  /**
   * Could do harm in the hands of whoever found the session open: the person must have signed in, or confirmed that it is they, a
   * quarter of an hour ago at most; `again`: confirmed five minutes ago at most, signing in does not count; `second-factor`: only
   * people who have one, since the call itself carries the password (docs/product.md#reauthentication).
   */
  needsRecentProof?: true | 'again' | 'second-factor';
  /** Answered also to people who must set up a second factor before they may do anything else. */
  worksWithoutSecondFactor?: true;
  /** One or more sentences for the generated documentation. */
  summary: string;
  params?: z.ZodObject;
}

/** An entry that takes and answers JSON. */
export interface EndpointDefinition extends Entry {
  path: `/api/${string}`;
  /**
   * The only installations on which it exists; elsewhere its address leads nowhere. There it answers to this machine and its own
   * network only, by loopback or private host names.
   */
  onlyIn?: Environment;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Most bytes of a body, where more than `defaultMaxBytes` is needed. */
  maxBytes?: number;
  response: z.ZodType;
  /** What a read shows: it is stale once one of these changes. */
  shows?: readonly ChangeTopic[];
  /** A read that others change in ways of which no event tells everybody: each visit looks again. */
  isReadAnew?: true;
  /** What a write changes for whoever makes it; everybody else hears of it by events. */
  changes?: readonly ChangeTopic[];
  /** Status of success; 200 unless stated, 204 for an answer without a body. */
  status?: 200 | 201 | 202;
}

/** A document, picture, page or calendar. */
export interface FileDefinition extends Entry {
  method: 'GET';
  /** What narrows the file, as a list is narrowed. */
  query?: z.ZodObject;
  mediaType: string;
  /**
   * Who may keep it. What anybody (`public`) or the own browser (`private`) keeps is asked for again each time, which costs nothing while
   * it is unchanged; `never` is kept by nobody.
   */
  caching: 'public' | 'private' | 'never';
  /** Whether the browser shows it or saves it. */
  disposition: 'inline' | 'attachment';
  /** Players ask for a part of it (`Range`): it knows its size, and gives any part. */
  hasRanges?: true;
  /** Takes long to make: the latest are remembered, and made one after the other. */
  isCostly?: true;
  /** Made from a built page: not there where the pages are not built, and what does not exist is answered with a page. */
  isPage?: true;
}

/** An address that the browser itself goes to, and that leads on to another. */
export interface RedirectDefinition extends Entry {
  method: 'GET';
  path: `/api/${string}`;
  /** Has an effect that a browser's looking ahead must not have. */
  ignoresPrefetch?: true;
}

/** Something that a browser listens to as long as its page is open (server-sent events). */
export interface StreamDefinition extends Entry {
  method: 'GET';
  path: `/api/${string}`;
  access: Exclude<Access, 'public'>;
  query: z.ZodObject;
  /** What is told, by the name of the event. */
  events: Record<string, z.ZodType>;
}

/** An address that another program posts events to: without a session, the body as it was sent, its signature checked by the handler. */
export interface WebhookDefinition extends Entry {
  method: 'POST';
  path: `/api/${string}`;
  access: 'public';
  /** The header that holds the signature, in small letters. */
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
/** The part of an entry under this name; undefined where it has none. */
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
