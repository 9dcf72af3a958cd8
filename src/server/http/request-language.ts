// The language of a request: the one that the person has chosen, else the one that their browser asks for.

import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type LanguageCode,
  languageCookie,
  languageFor,
  languageOfTag,
  sourceLanguage,
} from '#domain/language/languages.ts';
import type { Config } from '#server/config.ts';
import { inLanguage } from '#server/language/in-language.ts';

type Asking = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** The chosen language, else the first of the product's in `Accept-Language`, which browsers order by preference; or English. */
export function languageAskedFor({ headers, cookies }: Asking): LanguageCode {
  const tags = (headers['accept-language'] ?? '').split(',').map((one) => one.split(';')[0]?.trim() ?? '');
  return [cookies[languageCookie] ?? '', ...tags].map(languageOfTag).find((one) => one !== undefined) ?? sourceLanguage;
}

/** The language that a request is answered in. */
export function languageOf(request: Asking): LanguageCode {
  return languageFor(languageAskedFor(request));
}

/** Answers each request in its language: whatever its handler says, and the sentences of its errors. */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const language = languageOf(request);
    if (language === sourceLanguage) done();
    else inLanguage(language, done);
  });
}

/** Keeps a person's language in their browser for pages, which are sent before anybody knows who asks. */
export function keepLanguage(reply: FastifyReply, config: Config, language: LanguageCode): void {
  const secure = config.publicUrl.startsWith('https:');
  reply.setCookie(languageCookie, language, { path: '/', sameSite: 'lax', secure, maxAge: 400 * 86_400 });
}
