// Answers to what is not even a request: broken HTTP, too many headers, a request that never ends.

import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from './app-error.ts';

/** Node's reasons, in the catalogue's terms; whatever else it is, it is not HTTP. */
const reasons: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers with an error of the catalogue and ends the connection: what else it brings cannot be told apart any more. */
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
