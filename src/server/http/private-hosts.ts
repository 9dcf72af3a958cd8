// Which host names mean this machine or its own network: what is for nobody else answers to these alone.

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
 * (RFC 1918, RFC 4193, link-local). Every other name is refused: whoever owns a name can point it here (DNS rebinding).
 *
 * @param host name or address, with or without a port, as `Host` carries it
 */
export function isPrivateHost(host: string | undefined): boolean {
  // Letters that the URL parser would change into a private address are not how anybody is asked.
  if (host === undefined || !/^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === 'localhost' || /^(?:[a-z\d-]+\.)+localhost$/.test(name)) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family !== 0 && privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether a request reaches this server as its own machine or network does. The public address must be such a one as well: a proxy
 * in front of a public site may ask by any name.
 */
export function isAskedPrivately({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  return isPrivateHost(request.headers.host) && isPrivateHost(new URL(publicUrl).host);
}
