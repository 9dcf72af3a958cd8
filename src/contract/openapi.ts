// OpenAPI 3.1, printed from the endpoint table.

import { z } from 'zod';
import { brand } from '#domain/brand.ts';
import { type Access, type EndpointDefinition, noContent } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { navigations } from './navigations.ts';

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
  for (const [name, navigation] of Object.entries(navigations)) {
    (paths[navigation.path] ??= {})[navigation.method.toLowerCase()] = {
      operationId: `${name}Navigation`,
      summary: navigation.summary,
      tags: ['browser navigations'],
      ...(navigation.path.includes('{') && { parameters: namesIn(navigation.path) }),
      responses:
        'mediaType' in navigation
          ? { 200: { description: 'A file.', content: { [navigation.mediaType]: {} } } }
          : { 302: { description: 'A redirect to a place of this site.' } },
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
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `For: ${accessWords(endpoint.access)}.`,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
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

/** Who may call, in words. */
export function accessWords(access: Access): string {
  if (access === 'public') return 'everyone';
  if (access === 'signed-in') return 'everyone who is signed in';
  return access.join(', ');
}

function errorCodes(endpoint: EndpointDefinition): ErrorCode[] {
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

/** The parameters of a navigation's path. */
function namesIn(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** The JSON Schema of a Zod schema; named schemas go to the components, those of requests under a name of their own. */
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
