// Turns a rule of the domain into an error.

import type { ErrorCode } from '#contract/errors.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { AppError } from '#server/http/app-error.ts';

/** @throws AppError with the code and the reason */
export function requirePermission(permission: Permission, refusal: ErrorCode = 'conflict'): void {
  if (!permission.allowed) throw new AppError(refusal, { message: permission.reason });
}
