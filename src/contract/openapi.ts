// OpenAPI 3.1, printed from the endpoint registry.

import { z } from 'zod';
import { brand } from '#domain/brand.ts';
import {
  type Access,
  type EndpointDefinition,
  type Entry,
  type FileDefinition,
  noContent,
  type RedirectDefinition,
  type StreamDefinition,
  type WebhookDefinition,
} from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { files } from './files.ts';
import { redirects } from './redirects.ts';
import { streams } from './streams.ts';
import { webhooks } from './webhooks.ts';

type Json = { [key: string]: unknown };

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    message: { type: 'string', description: 'A sentence for people.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What was refused, by field.' },
    videoId: { type: 'string', description: 'With already_sent: the video that has this link.' },
    requiresSubscription: { type: 'boolean' },
    quotaExceeded: { type: 'boolean' },
  },
};

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const components: Json = { Error: errorSchema };
  for (const [name, endpoint] of Object.entries(endpoints) as [string, EndpointDefinition][]) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, components);
  }
  for (const [name, file] of Object.entries(files) as [string, FileDefinition][]) {
    (paths[file.path] ??= {}).get = {
      ...described(name, file, 'files'),
      responses: {
        200: { description: 'A file.', content: { [file.mediaType]: {} } },
        ...Object.fromEntries(errorCodes(file).map((code) => [errorCatalogue[code].status, errorAnswer(code)])),
      },
    };
  }
  for (const [name, redirect] of Object.entries(redirects) as [string, RedirectDefinition][]) {
    (paths[redirect.path] ??= {}).get = {
      ...described(`${name}Redirect`, redirect, 'redirects'),
      responses: { 302: { description: 'A redirect to a place of this site, or to a provider.' } },
    };
  }
  for (const [name, stream] of Object.entries(streams) as [string, StreamDefinition][]) {
    (paths[stream.path] ??= {}).get = {
      ...described(`${name}Stream`, stream, 'streams'),
      responses: {
        200: {
          description: `Server-sent events (${Object.keys(stream.events).join(', ')}); the data of each is JSON.`,
          content: {
            'text/event-stream': { schema: jsonSchema(z.union(Object.values(stream.events)), 'output', components) },
          },
        },
        ...Object.fromEntries(errorCodes(stream).map((code) => [errorCatalogue[code].status, errorAnswer(code)])),
      },
    };
  }
  for (const [name, webhook] of Object.entries(webhooks) as [string, WebhookDefinition][]) {
    (paths[webhook.path] ??= {}).post = {
      ...described(name, webhook, 'webhooks'),
      responses: { 204: { description: 'Taken in.' }, 400: errorAnswer('unsigned_event') },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description: 'All calls send the session cookie; bodies are JSON.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => a.localeCompare(b))),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'pala_session' } },
    },
  };
}

function operation(name: string, endpoint: EndpointDefinition, components: Json): Json {
  const isEmpty = endpoint.response === noContent;
  const status = isEmpty ? 204 : (endpoint.status ?? 200);
  return {
    ...described(name, endpoint, endpoint.path.split('/')[2] ?? 'api'),
    ...(endpoint.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input', components) } } },
    }),
    responses: {
      [status]: isEmpty
        ? { description: 'Done.' }
        : {
            description: 'Success.',
            content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output', components) } },
          },
      ...Object.fromEntries(errorCodes(endpoint).map((code) => [errorCatalogue[code].status, errorAnswer(code)])),
    },
  };
}

/** Parts of the document for every kind of entry. */
function described(name: string, entry: Entry & { query?: z.ZodObject }, tag: string): Json {
  const parameters = [...parametersOf(entry.params, 'path'), ...parametersOf(entry.query, 'query')];
  return {
    operationId: name,
    summary: entry.summary,
    description: `For: ${accessWords(entry.access)}.`,
    tags: [tag],
    ...(entry.access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
  };
}

/** Who may call, in words. */
export function accessWords(access: Access): string {
  if (access === 'public') return 'everyone';
  if (access === 'signed-in') return 'everyone who is signed in';
  return access.join(', ');
}

function errorCodes(endpoint: Entry & { body?: z.ZodType; query?: z.ZodObject }): ErrorCode[] {
  return [
    ...(endpoint.body || endpoint.query ? (['invalid_input'] as const) : []),
    ...(endpoint.access === 'public' ? [] : (['unauthorized'] as const)),
    ...(typeof endpoint.access === 'string' ? [] : (['forbidden'] as const)),
    ...(endpoint.params ? (['not_found'] as const) : []),
    'internal',
  ];
}

function errorAnswer(code: ErrorCode): Json {
  return {
    description: errorCatalogue[code].message,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input', {}),
  }));
}

/** The JSON Schema of a Zod schema; named schemas go to the components, requests under separate names. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): unknown {
  const {
    $schema: _,
    $defs,
    ...root
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Json };
  const rename = (id: string) => (io === 'input' ? `${id}Input` : id);
  const refer = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(refer);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => key !== 'id' || typeof (node as Json).id !== 'string')
        .map(([key, value]) =>
          key === '$ref'
            ? [key, `#/components/schemas/${rename(String(value).replace('#/$defs/', ''))}`]
            : [key, refer(value)],
        ),
    );
  };
  for (const [id, definition] of Object.entries($defs ?? {})) components[rename(id)] = refer(definition);
  if (typeof root.id !== 'string') return refer(root);
  components[rename(root.id)] = refer(root);
  return { $ref: `#/components/schemas/${rename(root.id)}` };
}
