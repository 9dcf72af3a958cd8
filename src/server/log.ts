// Structured logs: one JSON line an event, with the request's id and without secrets.

import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** Query parameters whose values are as good as a key. */
const secretParameters = /([?&](?:token|code|state|key)=)[^&#]*/gi;

/** The address of a calendar feed is itself the key to it. */
const feedAddress = /^(\/api\/calendar\/)[^/?#]+/i;

/** An address as it may be logged. */
export function redactUrl(url: string): string {
  return url.replaceAll(secretParameters, '$1[redacted]').replace(feedAddress, '$1[redacted]');
}

/** An error as it may be logged: a failed query without the values that were sent along. */
function serializeError(error: Error) {
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const withoutValues = (text: string) => text.replaceAll(/\nparams: .*(\n|$)/g, '$1');
  const { code, constraint } = (error.cause ?? rest) as { code?: unknown; constraint?: unknown };
  return { type, message: withoutValues(message), stack: withoutValues(stack), code, constraint };
}

/** The program's logger; writes to standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['password', 'token', '*.password', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
    serializers: {
      err: serializeError,
      error: serializeError,
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: redactUrl(request.url),
        ip: request.ip,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
