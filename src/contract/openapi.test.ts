// The OpenAPI document matches the endpoint registry.

import { describe, expect, it } from 'vitest';
import type { EndpointDefinition, Entry } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorCatalogue } from './errors.ts';
import { files } from './files.ts';
import { accessWords, openApiDocument } from './openapi.ts';
import { redirects } from './redirects.ts';
import { streams } from './streams.ts';
import { webhooks } from './webhooks.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const document = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
/** The description of an endpoint; fails if it is missing. */
function operationOf({ path, method }: EndpointDefinition): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described.`);
  return operation;
}

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('openApiDocument', () => {
  it('is OpenAPI 3.1 and plain JSON', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('prints the same each time', () => {
    expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(document));
  });

  it('has every entry of every registry, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const kinds = [endpoints, files, redirects, streams, webhooks].flatMap((kind): Entry[] => Object.values(kind));
    const table = kinds.map((one) => `${one.method} ${one.path}`);
    expect(described.toSorted()).toEqual(table.toSorted());
  });

  it('names each operation once', () => {
    const names = operations.map((operation) => operation.operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a schema behind every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\/[A-Za-z]+$/);
      expect(document.components.schemas).toHaveProperty(reference.replace('#/components/schemas/', ''));
    }
  });

  it('describes every schema that it names', () => {
    for (const schema of Object.values(document.components.schemas)) expect(Object.keys(schema)).not.toEqual([]);
  });

  it('lists every error code', () => {
    expect(document.components.schemas.Error).toMatchObject({
      properties: { code: { enum: Object.keys(errorCatalogue) } },
    });
  });
});

describe.each(Object.entries(endpoints) as [string, EndpointDefinition][])(
  'the description of %s',
  (name, endpoint) => {
    const operation = operationOf(endpoint);

    it('has its name, summary and security', () => {
      expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
      expect(operation.security !== undefined).toBe(endpoint.access !== 'public');
    });

    it('has its parameters and its body', () => {
      const parameters = operation.parameters ?? [];
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(
        Object.keys(endpoint.params?.shape ?? {}),
      );
      expect(parameters.filter((one) => one.in === 'query').map((one) => one.name)).toEqual(
        Object.keys(endpoint.query?.shape ?? {}),
      );
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
    });

    it('has one success and the possible errors', () => {
      const statuses = Object.keys(operation.responses);
      expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
      expect(statuses.includes('401')).toBe(endpoint.access !== 'public');
      expect(statuses.includes('403')).toBe(typeof endpoint.access !== 'string');
      expect(statuses).toContain('500');
    });
  },
);

describe('accessWords', () => {
  it('names who may call', () => {
    expect(accessWords('public')).toBe('everyone');
    expect(accessWords('signed-in')).toBe('everyone who is signed in');
    expect(accessWords(['coach_club', 'admin'])).toBe('coach_club, admin');
  });
});
