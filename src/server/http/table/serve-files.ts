// Registers routes for the registry's files: access check, then facts, and the file only if they have changed.

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileDefinition, ParsedParams, ParsedQuery } from '#contract/endpoint.ts';
import { type FileName, type Files, files } from '#contract/files.ts';
import { type LanguageCode, languagesOnOffer } from '#domain/language/languages.ts';
import { isInEachLanguage, pageAddressIn } from '#domain/language/page-addresses.ts';
import { languageInForce } from '#domain/language/say.ts';
import { statusListSeconds } from '#domain/levels/badges/badge-issuer.ts';
import type { Context } from '#server/context.ts';
import type { ByteRange } from '#server/files/file-store.ts';
import { AppError } from '#server/http/app-error.ts';
import { requireActor } from '#server/http/guards/access.ts';
import type { Pages } from '#server/http/pages/pages.ts';
import { languageAskedFor } from '#server/http/request-language.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { inLanguageOf } from '#server/language/in-language.ts';
import { createFileCache } from '#server/pictures/file-cache.ts';
import { parseParams, parsePart, routeOf } from './request-parts.ts';

/** A handler's input: the actor, the parsed parts of the request, and the context. */
interface FileCall<F extends FileDefinition> {
  actor: F['access'] extends 'public' ? null : Actor;
  params: ParsedParams<F>;
  query: ParsedQuery<F>;
  context: Context;
  request: FastifyRequest;
  /** The built pages, for entries made from one. */
  pages: F['isPage'] extends true ? Pages : null;
}

/** A file, described by its handler. */
interface FileAnswer {
  /** Everything that the file depends on. Absent: it is made each time. */
  facts?: object;
  /** Its type, if the entry leaves it open. */
  mediaType?: string;
  /** For an entry with ranges: the size in bytes, and how to read a part. */
  size?: number;
  part?: (range: ByteRange) => Promise<Buffer>;
  /** Its name for saving; pages have none. */
  name?: string;
  /** Search engines may list it, by its owner's choice. */
  isListed?: boolean;
  /** Makes it; called only if the facts have changed since the browser's last request. */
  make: () => Promise<Buffer | string> | string;
}

export type FileHandler<F extends FileDefinition> = (call: FileCall<F>) => Promise<FileAnswer>;

/** A handler for each file of the registry: a missing or wrong one does not compile. */
export type FileHandlers = { [N in FileName]: FileHandler<Files[N]> };

const cacheControl = {
  public: 'no-cache',
  private: 'private, no-cache',
  never: 'no-store',
  open: `public, max-age=${statusListSeconds}`,
} as const;

/**
 * Registers a route for every file of the registry.
 *
 * @param pages null if the pages are not built: files made from them are then not found
 */
export function serveFiles(app: FastifyInstance, context: Context, handlers: FileHandlers, pages: Pages | null): void {
  for (const [name, file] of Object.entries(files) as [FileName, FileDefinition][]) {
    if (file.isPage && pages === null) continue;
    const answer = fileAnswerer(context, file, handlers[name], pages);
    const register = (url: string, language?: LanguageCode) =>
      app.route({
        // Link previews and calendar programs use HEAD; signed-in people do not.
        method: file.access === 'public' ? ['GET', 'HEAD'] : 'GET',
        url,
        handler: async (request, reply) => {
          try {
            return await answer(request, reply, language);
          } catch (error) {
            const isMissing = error instanceof AppError && error.code === 'not_found';
            if (!isMissing || !file.isPage || pages === null) throw error;
            return pages.sendNotFound(request, reply);
          }
        },
      });
    if (file.isPage && isInEachLanguage(file.path))
      for (const language of languagesOnOffer()) register(pageAddressIn(language, file.path), language);
    else register(routeOf(file.path));
  }
}

function fileAnswerer(
  context: Context,
  file: FileDefinition,
  handler: FileHandler<FileDefinition>,
  pages: Pages | null,
): (request: FastifyRequest, reply: FastifyReply, language?: LanguageCode) => Promise<FastifyReply> {
  const remember = createFileCache();
  return async (request, reply, language) => {
    const actor = file.access === 'public' ? null : await requireActor(context, request, file);
    if (file.isPage && language === undefined) reply.header('vary', 'accept-language, cookie');
    // In the language of its address, or of who reads it.
    const own = language ?? actor?.language ?? languageAskedFor(request);
    return inLanguageOf({ language: own }, () => send(actor, request, reply));
  };

  async function send(actor: Actor | null, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const {
      facts,
      name,
      isListed,
      make,
      mediaType = file.mediaType,
      size,
      part,
    } = await handler({
      actor,
      params: parseParams(file.path, file.params, request.params) as never,
      query: parsePart(file.query, request.query, 'query') as never,
      context,
      request,
      pages: pages as never,
    } as never);
    const version = facts && fingerprint([name, facts, languageInForce()]);
    const isKnown = version !== undefined && request.headers['if-none-match']?.includes(version);
    const isRemembered = file.isCostly && version !== undefined;
    const makeOnce = () => (isRemembered ? remember(version, async () => Buffer.from(await make())) : make());
    // Before any header is set, so that a failure is never cached as the file.
    const range = size !== undefined && part && !isKnown ? requestedRange(request.headers, version, size) : null;
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const content = isKnown ? null : await (range && part ? part(range) : makeOnce());
    reply.header('cache-control', cacheControl[file.caching]);
    if (file.caching === 'open') reply.header('access-control-allow-origin', '*');
    if (file.access === 'public' && !isListed) reply.header('x-robots-tag', 'noindex');
    if (version !== undefined) reply.header('etag', `"${version}"`);
    if (content === null) return reply.code(304).send();
    if (name !== undefined) reply.header('content-disposition', `${file.disposition}; filename="${name}"`);
    if (size !== undefined) reply.header('accept-ranges', 'bytes');
    if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
    return reply.type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType).send(content);
  }
}

function fingerprint(facts: object): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/**
 * The requested part of a file; null for all of it, also for several parts, or a part of another version.
 *
 * @param version of the file, from its ETag
 * @param size in bytes
 * @returns `outside` for a part that begins beyond the end
 */
function requestedRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  version: string | undefined,
  size: number,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (ifRange !== undefined && ifRange !== `"${version}"`) return null;
  // Without a start it is the number of bytes at the end.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0)) return 'outside';
  return first <= last ? { first, last } : null;
}
