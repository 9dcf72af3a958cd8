// Paths of registry entries for the router, and the parsed parts of a request.

import type { z } from 'zod';
import { AppError } from '#server/http/app-error.ts';

/** The ending after a parameter in the last segment, such as the ".ics" of `{token}.ics`. */
const ending = /\{(\w+)\}(\.\w+)$/;

/** The path of an entry for the router, which reads a last parameter together with its ending. */
export function routeOf(path: string): string {
  return path.replace(ending, '{$1$2}').replaceAll(/\{(\w+)(?:\.\w+)?\}/g, ':$1');
}

/**
 * The parameters of a request's path.
 *
 * @param path of the entry: its ending is removed from the last parameter
 * @throws AppError not_found for a malformed id
 */
export function parseParams(path: string, schema: z.ZodType | undefined, params: unknown): unknown {
  if (!schema) return undefined;
  const [, last, suffix] = ending.exec(path) ?? [];
  const parts = { ...(params as Record<string, string>) };
  if (last !== undefined && suffix !== undefined) {
    if (!parts[last]?.endsWith(suffix)) throw new AppError('not_found');
    parts[last] = parts[last].slice(0, -suffix.length);
  }
  const parsed = schema.safeParse(parts);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}

/** Parses query or body of a request. @throws AppError invalid_input with a sentence for each field */
export function parsePart(schema: z.ZodType | undefined, value: unknown, part: 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] ??= issue.message;
  const [first] = Object.values(fields);
  throw new AppError('invalid_input', { message: fields[part] === undefined ? first : undefined, fields });
}
