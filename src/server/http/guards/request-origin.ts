// The origin of a request, for records of consent and sessions.

import type { FastifyRequest } from 'fastify';

/** The parts that a record needs. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

/** The origin of a request; the User-Agent is cut to 300 characters. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}
