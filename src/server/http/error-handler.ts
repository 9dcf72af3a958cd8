// Turns errors into answers: catalogued errors keep their text, others reveal nothing.

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseUnavailable, sqlState } from '#server/db/database-errors.ts';
import { type ErrorReports, noReports } from '#server/error-reports.ts';
import { AppError } from './app-error.ts';

/** Fastify's own refusals as codes of the catalogue. */
const fastifyErrors: Record<string, ConstructorParameters<typeof AppError>[0]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_INVALID_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Finds the catalogued error for anything thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : fastifyErrors[code];
  if (known) return new AppError(known);
  if (error instanceof SyntaxError || statusCode === 400) return new AppError('malformed_body');
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 2 });
  // PostgreSQL's own refusals of odd values (NUL, overflow, bad encodings) are bad input.
  if (sqlState(error)?.startsWith('22')) return new AppError('invalid_input');
  return new AppError('internal');
}

/** Answers with the catalogued error for anything thrown. */
export function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  const answer = toAppError(error);
  if (answer.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(answer.retryAfter)));
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.toBody()));
}

/** Answers everything thrown in a request with `answerError`, logs our own faults, and reports unexpected errors. */
export function answerErrors(app: FastifyInstance, reports: ErrorReports = noReports): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, code } = toAppError(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    // A passing failure is not the program's fault.
    if (code === 'internal') reports.report(error, `${request.method} ${request.routeOptions.url ?? 'none'}`);
    return answerError(error, reply);
  });
}
