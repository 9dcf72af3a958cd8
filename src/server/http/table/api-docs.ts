// The API's own description: `/api/openapi.json` for programs, `/api/docs` for people.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { openApiDocument } from '#contract/openapi.ts';

/** The page's files in `node_modules`: the package is bundled into the built server and would look for them next to itself. */
const baseDir = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');

/** Serves the OpenAPI document and a page that shows it. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  // Made once, at the first reading: it takes longer than the rest of the application's start.
  let document: OpenAPIV3.Document | undefined;
  const made = () => {
    document ??= openApiDocument() as unknown as OpenAPIV3.Document;
    return document;
  };
  app.get('/api/openapi.json', async () => made());
  await app.register(swagger, { transform: ({ url }) => ({ schema: { hide: true }, url }), transformObject: made });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', validatorUrl: null },
    baseDir,
    logo: { type: 'image/svg+xml', content: readFileSync(join(baseDir, 'logo.svg')) },
  });
}
