// The API's own description: `/api/openapi.json` for programs, `/api/docs` for people.

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { openApiDocument } from '#contract/openapi.ts';

/** Serves the OpenAPI document and a page that shows it. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list', validatorUrl: null } });
}
