// Where a request came from, for the record of what someone agreed to and of where they are signed in.

import type { FastifyRequest } from 'fastify';

/** As far as a record of it needs. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

/** The origin of a request; what the browser calls itself is cut to 300 characters. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}
