// Answers to broken requests: invalid HTTP, too many headers, a request that never ends.

import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** Node's reasons as codes of the catalogue; anything else is not HTTP. */
const reasons: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers with an error of the catalogue and closes the connection, since further requests on it would be ambiguous. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const answer = new AppError(reasons[error.code ?? ''] ?? 'malformed_request');
  const body = JSON.stringify(answer.toBody());
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
