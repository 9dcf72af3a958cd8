// The address of an entry of the table as the router takes it, and what a request says in it.

import type { z } from 'zod';
import { AppError } from '#server/http/app-error.ts';

/** What follows a parameter in the last part of a path, such as the ".ics" of `{token}.ics`. */
const ending = /\{(\w+)\}(\.\w+)$/;

/** The path of an entry for the router, which takes a last parameter with its ending as one. */
export function routeOf(path: string): string {
  return path.replace(ending, '{$1$2}').replaceAll(/\{(\w+)(?:\.\w+)?\}/g, ':$1');
}

/**
 * The parameters of a request's path.
 *
 * @param path of the entry: what it ends with is taken off the last parameter
 * @throws AppError not_found: a path that does not even have the form of an id leads nowhere
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
