// Registers the routes of the endpoint registry: for each entry, session, role, parsing, handler, and an answer cut to its schema.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type EndpointDefinition,
  noContent,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
} from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import { isIn } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { WrittenRows } from '#server/db/fast/written-page.ts';
import { AppError } from '#server/http/app-error.ts';
import { requireActor } from '#server/http/guards/access.ts';
import { isAskedPrivately } from '#server/http/guards/private-hosts.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { parseParams, parsePart, routeOf } from './request-parts.ts';
import { rowsText, serializer } from './serializer.ts';

type ActorOf<E extends EndpointDefinition> = E['access'] extends 'public' ? null : Actor;

/** A handler's input: the actor, the parsed parts of the request, and the context. */
export interface Call<E extends EndpointDefinition> {
  actor: ActorOf<E>;
  params: ParsedParams<E>;
  query: ParsedQuery<E>;
  body: ParsedBody<E>;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

type RowsOf<Answer> = Answer extends (infer Row)[] ? WrittenRows<Row> : never;

/** Answers with a value, or with a page that PostgreSQL wrote. */
export type Handler<E extends EndpointDefinition> = (
  call: Call<E>,
) => Promise<z.input<E['response']> | RowsOf<z.output<E['response']>>>;

/** A handler for each endpoint of the registry: a missing or wrong one does not compile. */
export type Handlers = { [N in EndpointName]: Handler<Endpoints[N]> };

/** Called before any change during impersonation. */
export type BeforeViewedChange = (
  context: Context,
  call: { actor: Actor; request: FastifyRequest },
  name: EndpointName,
) => Promise<void>;

/** Registers a route for every endpoint of the registry. */
export function serve(
  app: FastifyInstance,
  context: Context,
  handlers: Handlers,
  beforeViewedChange: BeforeViewedChange,
): void {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, EndpointDefinition][]) {
    if (endpoint.onlyIn && !isIn(endpoint.onlyIn, context.config)) continue;
    const isViewedChange = endpoint.method !== 'GET' && !endpoint.byRealAccount;
    register(app, context, endpoint, handlers[name], async (call) => {
      if (call.actor?.isViewing && isViewedChange) await beforeViewedChange(context, call, name);
    });
  }
}

const passThrough = (text: unknown) => text as string;

function register(
  app: FastifyInstance,
  context: Context,
  endpoint: EndpointDefinition,
  handler: Handler<EndpointDefinition>,
  before: (call: { actor: Actor; request: FastifyRequest }) => Promise<void>,
): void {
  const isEmpty = endpoint.response === noContent;
  const status = isEmpty ? 204 : (endpoint.status ?? 200);
  const checkAnswers = context.config.environment !== 'production';
  const textOf = rowsText(endpoint.response, checkAnswers);
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint.path),
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    ...(!isEmpty && {
      schema: { response: { [status]: {} } },
      serializerCompiler: () => serializer(endpoint.response),
    }),
    // Checked before a body is read: no work for people without access.
    onRequest: async (request) => {
      if (endpoint.onlyIn && !isAskedPrivately(context.config, request)) throw new AppError('not_found');
      if (endpoint.access !== 'public') request.actor = await requireActor(context, request, endpoint);
    },
    handler: async (request, reply) => {
      const call = {
        actor: request.actor as Actor,
        params: parseParams(endpoint.path, endpoint.params, request.params) as never,
        query: parsePart(endpoint.query, request.query, 'query') as never,
        body: parsePart(endpoint.body, request.body, 'body') as never,
        context,
        request,
        reply,
      };
      await before(call);
      const answer: unknown = await handler(call);
      // A handler that sends a stream has already answered.
      if (answer === reply) return reply;
      reply.code(status);
      if (answer instanceof WrittenRows) {
        return reply.type('application/json; charset=utf-8').serializer(passThrough).send(textOf(answer));
      }
      // In production the serialiser cuts the answer to its schema; elsewhere it is checked in full as well.
      if (checkAnswers) endpoint.response.parse(answer);
      return isEmpty ? reply.send() : answer;
    },
  });
}
