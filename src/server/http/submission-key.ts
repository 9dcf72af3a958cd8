// The idempotency key of a submission, so that sending it twice has one effect.

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyRequest } from 'fastify';
import { say } from '#domain/language/say.ts';
import { AppError } from './app-error.ts';

/** The Idempotency-Key header: up to 100 printable characters, or none. */
export function submissionKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[!-~]{1,100}$/.test(key)) {
    throw new AppError('invalid_input', {
      message: say(msg`The Idempotency-Key header must have 1 to 100 printable characters.`),
    });
  }
  return key;
}
