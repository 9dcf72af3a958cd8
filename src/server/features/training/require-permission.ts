// A rule of the domain as the answer to a call.

import type { Permission } from '#domain/people/permissions.ts';
import { AppError } from '#server/http/app-error.ts';

/** @throws AppError conflict with the reason why not */
export function requirePermission(permission: Permission): void {
  if (!permission.allowed) throw new AppError('conflict', { message: permission.reason });
}
