// The one error that handlers and commands throw.

import { type ErrorBody, type ErrorCode, errorCatalogue } from '#contract/errors.ts';

/** An error from the catalogue. Only these reach people with their text; everything else is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** The video in the sentence. */
  readonly videoId: string | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  /** @param details a sentence instead of the catalogue's, the refused fields, the video, the seconds to wait */
  constructor(
    code: ErrorCode,
    details: {
      message?: string | undefined;
      fields?: Record<string, string>;
      videoId?: string;
      retryAfter?: number;
    } = {},
  ) {
    super(details.message ?? errorCatalogue[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = details.fields;
    this.videoId = details.videoId;
    this.retryAfter = details.retryAfter;
  }

  /** The body of the answer. */
  toBody(): ErrorBody {
    const { code, message, fields, videoId } = this;
    return {
      code,
      message,
      ...(fields && { fields }),
      ...(videoId && { videoId }),
      ...(code === 'subscription_required' && { requiresSubscription: true }),
      ...(code === 'quota_exceeded' && { quotaExceeded: true }),
    };
  }
}

/** The refusal of what someone entered in one field, said beside it. @param field its path in the body, such as `courts.0.name` */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** The thing, or `not_found`: invisible means not found. `message` replaces the usual one. */
export function orNotFound<T>(thing: T | null | undefined, message?: string): T {
  if (thing === null || thing === undefined) throw new AppError('not_found', message === undefined ? {} : { message });
  return thing;
}
