// The language that a browser asks for.

import type { FastifyRequest } from 'fastify';
import { type LanguageCode, languageOfTag, sourceLanguage } from '#domain/language/languages.ts';

/** The first of the product's languages in `Accept-Language`, which browsers order by preference; English without one. */
export function languageAskedFor({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode {
  const tags = (headers['accept-language'] ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '');
  return tags.map(languageOfTag).find((one) => one !== undefined) ?? sourceLanguage;
}
