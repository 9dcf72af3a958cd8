// Query keys: the parts of a key, joined by "/", are the URL that it was read from (docs/product.md#screens).

import type { EndpointDefinition } from '#contract/endpoint.ts';

/** Parts of a URL, e.g. `['/api/videos', id]`; a query string hangs on the last part. */
export type UrlKey = readonly [string, ...string[]];

/** Values for the path's parameters and for the query string, before they are typed by an endpoint. */
export interface UrlValues {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
}

/**
 * The query key of an endpoint. A parameter starts a part of its own, so that `['/api/videos']` is also the prefix of
 * every single video.
 */
export function urlKey(endpoint: EndpointDefinition, { params = {}, query = {} }: UrlValues = {}): UrlKey {
  const parts = templateParts(endpoint).map((part) => {
    const name = parameterName(part);
    if (name === undefined) return part;
    if (params[name] === undefined) throw new Error(`${endpoint.path} needs the parameter ${name}.`);
    return encodeURIComponent(params[name]);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length > 0) {
    parts[parts.length - 1] += `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  }
  return parts as [string, ...string[]];
}

/** The URL that a key stands for. */
export function keyUrl(key: readonly unknown[]): string {
  return key.join('/');
}

/** Whether a key was made from the endpoint, with any parameters and any query string. */
export function isKeyOf(endpoint: EndpointDefinition, key: readonly unknown[]): boolean {
  const template = templateParts(endpoint);
  const path = keyUrl(key).split('?')[0]?.split('/') ?? [];
  const expected = template.join('/').split('/');
  return (
    path.length === expected.length &&
    expected.every((part, index) => part === path[index] || parameterName(part) !== undefined)
  );
}

/** `/api/a/{id}/b` becomes `['/api/a', '{id}', 'b']`. */
function templateParts(endpoint: EndpointDefinition): string[] {
  return endpoint.path
    .split(/(\{\w+\})/)
    .map((part, index) => (index === 0 ? part : part.replace(/^\//, '')).replace(/\/$/, ''))
    .filter((part) => part !== '');
}

function parameterName(part: string): string | undefined {
  return /^\{(\w+)\}$/.exec(part)?.[1];
}
