// Keys of job payloads that name a person. An erasure finds people in the queue by them, so each is declared.

import { z } from 'zod';

/** How a field names a person. */
type Naming = 'id' | 'email';

const namings = z.registry<{ by: Naming }>();

/** The id of a person in a payload. */
export const personId = z.uuid().register(namings, { by: 'id' });

/** The email address of a person in a payload. */
export const personEmail = z.string().register(namings, { by: 'email' });

/** How a field of a payload names a person; null when it does not. */
function namingOf(field: z.core.$ZodType): Naming | null {
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) return namingOf(field.unwrap());
  return namings.get(field)?.by ?? null;
}

/** The keys of a payload that hold ids and email addresses of people. */
export function personKeys(payload: z.ZodObject): Record<Naming, string[]> {
  const keys: Record<Naming, string[]> = { id: [], email: [] };
  for (const [key, field] of Object.entries(payload.shape)) {
    const naming = namingOf(field);
    if (naming !== null) keys[naming].push(key);
  }
  return keys;
}
