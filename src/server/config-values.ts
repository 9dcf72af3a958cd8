// Parsers of variables: kinds of values that several variables share, or that take more than a line to check.

import { isIP } from 'node:net';
import { z } from 'zod';
import { languages } from '#domain/language/languages.ts';

/** Off unless switched on. */
export const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .default('0')
  .transform((value) => ['1', 'true', 'on'].includes(value));
/** A web address. */
export const httpAddress = z.url({ protocol: /^https?$/ });
/** A line of text; a line break or another control character would end up in a header or in the log. */
export const line = z.string().regex(/^\P{Cc}+$/u);
/** Characters without a gap. */
export const word = z.string().regex(/^[^\s\p{Cc}]+$/u);

/** Proxies in front of the server: how many there are, or their addresses and networks. */
export const trustedProxies = z.string().transform((value, context) => {
  const text = value.trim();
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops <= 10) return hops === 0 ? null : hops;
  }
  const list = text.split(',').map((one) => one.trim());
  if (list.every(isAddressOrNetwork)) return list;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Languages of the product, separated by commas. */
export const languageCodes = z.string().transform((value, context) => {
  const list = value.split(',').map((one) => languages.find((language) => language === one.trim()));
  if (!list.includes(undefined)) return list.filter((one) => one !== undefined);
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Origins, separated by commas. */
export const origins = z.string().transform((value, context) => {
  const list = value.split(',').map((one) => one.trim().replace(/\/+$/, ''));
  if (list.every((one) => isOrigin(one) && isSafeAddress(one))) return list.map((one) => new URL(one).origin);
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** A receiver of error reports: https://KEY@HOST/PROJECT, as in Sentry's protocol. */
export const reportAddress = httpAddress.refine(isSafeAddress).transform((value, context) => {
  const { username, password, origin, pathname, search, hash } = new URL(value);
  const [, path = '', project] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  if (/^\w+$/.test(username) && project !== undefined && `${password}${search}${hash}` === '') {
    return { url: `${origin}${path}/api/${project}/envelope/`, key: username };
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  // A network of everyone would let anyone forge their address.
  return family !== 0 && (prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= (family === 4 ? 32 : 128)));
}

/** Whether an address is an origin: a path, a query or a password would end up in links. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && !/[?#@]/.test(address);
}

/** Whether it is a sender of emails: an address, or a name with an address in angle brackets. */
export function isSender(text: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address.trim()).success;
}

/** Whether the connection to a provider is encrypted, or stays on this machine. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
}
