// Which questions to Smashy are the same one in other words.

import { createHash } from 'node:crypto';
import { normalise } from '#domain/assistant/normalise.ts';
import { stemsOf } from './words/stems.ts';

/**
 * The key of a question's group: its stems without stop words, in any order, as SHA-256 in hexadecimal, so that a mark keeps no word of
 * who asked. Questions of stop words alone are grouped by all their words, others by their characters.
 */
export function questionGroup(question: string): string {
  const stems = [...new Set(stemsOf(question))].toSorted().join(' ');
  return createHash('sha256')
    .update(stems || normalise(question) || question.trim().toLowerCase())
    .digest('hex');
}
