// A rule of the domain as the answer to a call.

import type { ErrorCode } from '#contract/errors.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { AppError } from './app-error.ts';

/** @throws AppError with the code, and the reason why not */
export function requirePermission(permission: Permission, refusal: ErrorCode = 'conflict'): void {
  if (!permission.allowed) throw new AppError(refusal, { message: permission.reason });
}
