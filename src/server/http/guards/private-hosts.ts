// Host names of this machine or its private network, for addresses that answer to no others.

import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

const privateAddresses = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(net, prefix, 'ipv6');

/**
 * Whether the host of a request or an address is this machine (`localhost`, loopback) or a literal address of a private network
 * (RFC 1918, RFC 4193, link-local). Every other name is refused: its owner can point it here (DNS rebinding).
 *
 * @param host name or address, with or without a port, as in `Host`
 */
export function isPrivateHost(host: string | undefined): boolean {
  // Letters that the URL parser would turn into a private address are refused.
  if (host === undefined || !/^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || /^(?:[a-z\d-]+\.)+localhost$/.test(name)) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request uses a private name or address of this server. The public address must be private as well: a proxy in front of a public
 * site may use any name.
 */
export function isAskedPrivately({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  return isPrivateHost(request.headers.host) && isPrivateHost(new URL(publicUrl).host);
}
