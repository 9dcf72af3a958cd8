// What a failed call throws.

import { t } from '@lingui/core/macro';
import { brand } from '#brand';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

const unexpected = () => t`Something went wrong on our side. Please try again.`;

/** An unsuccessful response, or no response (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The catalogued code, when the answer carried one. */
  readonly code: ErrorCode | undefined;
  /** The sentence to show to the person. */
  readonly sentence: string;
  /** Refused inputs and the sentence to show beside each. */
  readonly fields: Record<string, string>;
  /** The whole body, for the flags that screens look at. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string, sentence?: string) {
    // The form of the message is fixed (docs/product.md#errors).
    super(`${status}: ${text}`);
    this.status = status;
    this.body = parseBody(text);
    this.code = this.body?.code;
    this.fields = this.body?.fields ?? {};
    this.sentence = sentence ?? this.body?.message ?? unexpected();
  }
}

/** The error of an answer that was not a success. */
export async function answerError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(response.status, text || response.statusText);
}

/** The error of a call that got no answer: offline, server down, or slower than the limit. */
export function networkError(cause: unknown): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  const product = brand.name;
  const sentence = timedOut
    ? t`This took too long. Please try again.`
    : t`${{ product }} could not be reached. Check your connection and try again.`;
  // oxlint-disable-next-line pala-texts/in-macros -- no sentence
  return new ApiError(0, timedOut ? 'Timeout' : 'Network error', sentence);
}

/** Whether an error means "you are logged out": its message starts with 401 and holds "Unauthorized" (docs/product.md#errors). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}

/** The sentence to show for any error. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.sentence : unexpected();
}

function parseBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isErrorBody = typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
    return isErrorBody ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}
