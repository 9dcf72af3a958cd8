// What an endpoint is: one entry of the table that both server and web import.

import { z } from 'zod';
import type { Role } from '#domain/roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or the roles named. Whose data they see is decided in the queries. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Installations that are not for real people: the demo; or it, and those of developers. */
export type Surroundings = 'demo' | 'development-or-demo';

/** An answer without a body (204). */
export const noContent = z.void();

/** Most bytes of a body, unless an entry asks for more. */
export const defaultMaxBytes = 65_536;

export interface EndpointDefinition {
  method: Method;
  /** Path with `{name}` for each parameter, as OpenAPI writes it. */
  path: `/api/${string}`;
  access: Access;
  /**
   * Concerns the account itself (password, sessions, deletion), or what nobody but its owner may read or vouch for: refused while
   * somebody views the product as another person or in another role.
   */
  ownAccount?: true;
  /**
   * Concerns the real account, whomever it views the product as: not recorded as a change of theirs, and answered also when the
   * view is over. What the real account may is for the handler to ask.
   */
  byRealAccount?: true;
  /**
   * The only installations on which it exists; elsewhere its address leads nowhere. There it answers to this machine and its own
   * network only, by loopback or private host names.
   */
  onlyIn?: Surroundings;
  /** One sentence for the generated documentation. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Most bytes of a body, where more than `defaultMaxBytes` is needed. */
  maxBytes?: number;
  response: z.ZodType;
  /** Status of success; 200 unless stated, 204 for an answer without a body. */
  status?: 200 | 201 | 202;
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

/** What the server's handler receives: parsed and typed. */
export type ParsedParams<E extends EndpointDefinition> = Parsed<Part<E, 'params'>>;
export type ParsedQuery<E extends EndpointDefinition> = Parsed<Part<E, 'query'>>;
export type ParsedBody<E extends EndpointDefinition> = Parsed<Part<E, 'body'>>;
/** What the web sends. */
export type SentParams<E extends EndpointDefinition> = Sent<Part<E, 'params'>>;
export type SentQuery<E extends EndpointDefinition> = Sent<Part<E, 'query'>>;
export type SentBody<E extends EndpointDefinition> = Sent<Part<E, 'body'>>;
/** What comes back. */
export type Answer<E extends EndpointDefinition> = z.output<E['response']>;
