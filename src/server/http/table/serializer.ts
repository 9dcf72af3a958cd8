// Answers as text, cut to their schema: what a Zod schema does not name never leaves the server.

import { isDeepStrictEqual } from 'node:util';
import writerOf from 'fast-json-stringify';
import { z } from 'zod';
import type { WrittenRows } from '#server/db/fast/written-page.ts';

type JsonSchema = { [key: string]: unknown };

/**
 * Serialises an endpoint's answers. It is compiled with the first answer, not at start: compiling all endpoints takes a fifth of a second,
 * and most servers use few of them.
 */
export function serializer(response: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= writerOf(serializerSchema(response));
    return write(answer);
  };
}

/**
 * The text of a page that PostgreSQL wrote: as it is, or cut to the schema when its rows have keys that the schema does not name. All rows
 * have the keys of the first one, so looking at one row costs nothing that a list would feel.
 *
 * @param isChecked whether a page that does not match its schema exactly is an error, as it is outside production
 */
export function rowsText(response: z.ZodType, isChecked: boolean): (rows: WrittenRows<unknown>) => string {
  const write = serializer(response);
  const row = response instanceof z.ZodArray ? response.element : null;
  const known = new Set(row instanceof z.ZodObject ? Object.keys(row.shape) : []);
  return (rows) => {
    if (isChecked) {
      const value = rows.parse();
      if (!isDeepStrictEqual(response.parse(value), value)) throw new Error('an answer does not match its schema');
    }
    return rows.keys().every((key) => known.has(key)) ? rows.text : write(rows.parse());
  };
}

/**
 * The JSON Schema of a response, made for speed: everything inline, "or null" as `nullable`, and without the formats and
 * patterns that only matter when reading. Keys that the schema does not name are dropped from the answer.
 */
export function serializerSchema(response: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(response, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as JsonSchema;
  const definitions = (schema.definitions ?? {}) as Record<string, JsonSchema>;
  return simplify(schema, definitions) as JsonSchema;
}

const readingOnly = new Set([
  '$schema',
  'id',
  'definitions',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'enum',
  'const',
]);

function simplify(node: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (Array.isArray(node)) return node.map((one) => simplify(one, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as JsonSchema;
  if (typeof schema.$ref === 'string')
    return simplify(definitions[schema.$ref.replace('#/definitions/', '')], definitions);
  const options = schema.anyOf as JsonSchema[] | undefined;
  if (options?.length === 2 && options.some((one) => one.type === 'null')) {
    const value = simplify(
      options.find((one) => one.type !== 'null'),
      definitions,
    ) as JsonSchema;
    return { ...value, nullable: true };
  }
  const result: JsonSchema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value as JsonSchema).map(([name, one]) => [name, simplify(one, definitions)]),
      );
    } else if (!readingOnly.has(key)) {
      result[key] = simplify(value, definitions);
    }
  }
  return result;
}
