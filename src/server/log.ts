// Structured logs: one JSON line per event, with the request's id and without secrets.

import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** The address of a calendar feed is its key. */
const feedAddress = /^(\/api\/calendar\/)[^/?#]+/i;

/** A plausible name of a query parameter; anything else may be a secret itself. */
const parameterName = /^[a-z_-]{1,20}$/i;

/** An address for the log, without query values, which can be names, addresses and tokens. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split(/[?#](.*)/s, 2);
  const readable = path.replace(feedAddress, '$1[redacted]');
  return query === undefined ? readable : `${readable}?${query.split('&').map(redactParameter).join('&')}`;
}

function redactParameter(parameter: string): string {
  const [name = '', value] = parameter.split(/=(.*)/s, 2);
  return value !== undefined && parameterName.test(name) ? `${name}=[redacted]` : '[redacted]';
}

/** An error for the log: a failed query without its values. */
function serializeError(error: Error) {
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const withoutValues = (text: string) => text.replaceAll(/\nparams: .*(\n|$)/g, '$1');
  const { code, constraint } = (error.cause ?? rest) as { code?: unknown; constraint?: unknown };
  return { type, message: withoutValues(message), stack: withoutValues(stack), code, constraint };
}

/**
 * Readable log lines for development; undefined, so JSON on standard output, if `pino-pretty` is not installed.
 */
export async function readableDestination(): Promise<DestinationStream | undefined> {
  const printer = await import('pino-pretty').catch(() => null);
  return printer?.default({
    colorize: process.stdout.isTTY,
    ignore: 'pid,hostname,reqId,method,path,status,ms,person,viewing',
    translateTime: 'SYS:HH:MM:ss',
    messageFormat: (line, messageKey) => {
      const { method, path, status, ms, person } = line as Record<string, string | number | undefined>;
      if (status === undefined) return String(line[messageKey]);
      return `${method} ${path} ${status} in ${ms} ms${person === undefined ? '' : ` (${person})`}`;
    },
    sync: true,
  });
}

/** The program's logger; writes to standard output by default. */
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
