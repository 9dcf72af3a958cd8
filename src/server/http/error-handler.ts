// Turns whatever was thrown into an answer: catalogued errors keep their text, everything else says nothing.

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorReports, noReports } from '#server/error-reports.ts';
import { AppError } from './app-error.ts';

/** Fastify's own refusals, in the catalogue's terms. */
const fastifyErrors: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_INVALID_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/**
 * SQLSTATE classes that mean "not just now, ask again": connection lost, rolled back for another transaction's sake (a deadlock),
 * resources, shut down, timed out; or a statement that is not there, since the one before it on a shared connection, with which it was to
 * be prepared, has failed in one of these ways.
 */
const unavailableStates = /^(08|40|53|57|26000)/;
const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What the driver says of connections that are gone, or on which nothing comes in time. */
const driverErrors =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|timeout expired/;

/** Finds the catalogued error in whatever was thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyErrors[code];
  if (known) return new AppError(known);
  if (error instanceof SyntaxError || statusCode === 400) return new AppError('malformed_body');
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 2 });
  // PostgreSQL's own refusals of odd values (NUL, overflow, bad encodings) are bad input, whatever let them through.
  if (sqlState(error)?.startsWith('22')) return new AppError('invalid_input');
  return new AppError('internal');
}

function sqlState(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || connectionErrors.has(code))) return code;
  }
  return undefined;
}

function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  // The socket of a database of our own is away for a moment while it is started again.
  if (state === undefined && isMissingSocket(error)) return true;
  if (state !== undefined) return unavailableStates.test(state) || connectionErrors.has(state);
  const text = error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}` : '';
  return driverErrors.test(text);
}

function isMissingSocket(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, syscall } = one as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  return false;
}

/** Answers with the catalogued error behind whatever was thrown. */
export function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  const answer = toAppError(error);
  if (answer.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(answer.retryAfter)));
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.toBody()));
}

/** Makes `answerError` the answer to everything that is thrown while a request is served, logs what is our fault, and reports what nobody thought of. */
export function answerErrors(app: FastifyInstance, reports: ErrorReports = noReports): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code } = toAppError(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // What will be over in a moment is no fault of the program's.
    if (code === 'internal') reports.report(error, `${request.method} ${request.routeOptions.url ?? 'none'}`);
    return answerError(error, reply);
  });
}
