// Reads a badge's token (a VC-JWT in the compact form of a JWS) without believing anything in it.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';

/** Largest file or text that is looked at, in bytes. */
export const largestBadge = 1_048_576;

/** Why something is no badge; the page says it in its language. */
export class BadgeFault extends Error {
  readonly words: MessageDescriptor;

  constructor(words: MessageDescriptor) {
    super(words.message);
    this.words = words;
  }
}

const notABadge = msg`This isn’t a badge: it has no signed Open Badges 3.0 credential.`;

/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

/** A token in parts; nothing is checked yet. */
export interface ReadToken {
  token: string;
  header: JsonObject;
  claims: JsonObject;
}

/** @throws BadgeFault when a text is no token, or too large */
export function readToken(text: string): ReadToken {
  if (text.length > largestBadge) throw new BadgeFault(tooLarge);
  const token = text.trim();
  const parts = /^([\w-]+)\.([\w-]+)\.[\w-]+$/.exec(token);
  if (!parts) throw new BadgeFault(notABadge);
  const [header, claims] = [readPart(parts[1] ?? ''), readPart(parts[2] ?? '')];
  if (!header || !claims) throw new BadgeFault(notABadge);
  return { token, header, claims };
}

/** A token whose credential is an Open Badge. @throws BadgeFault */
export function readBadgeToken(text: string): ReadToken {
  const read = readToken(text);
  // Badges of version 1 of the data model have their credential in `vc`.
  const claims = isObject(read.claims['vc']) ? { ...read.claims, ...read.claims['vc'] } : read.claims;
  const types = listAt(claims, 'type');
  if (!types.includes('OpenBadgeCredential') && !types.includes('AchievementCredential')) {
    throw new BadgeFault(notABadge);
  }
  return { ...read, claims };
}

/** What people read when a file or text is too large. */
export const tooLarge = msg`This is larger than 1 MB, so it isn’t looked at. Badges are much smaller.`;

function readPart(part: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(part)));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The bytes of a base64url text. @throws where it is none */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

/** Whether a token’s signature is written the one way there is: its last character has bits that a decoder ignores. */
export function isWrittenExactly(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  try {
    const again = btoa(String.fromCharCode(...fromBase64url(signature).subarray(0, 1024)));
    return again.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === signature;
  } catch {
    return false;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object inside; empty without one. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const inside = value[key];
  return isObject(inside) ? inside : {};
}

/** A text inside, shortened to what a page can show; empty without one. */
export function textAt(value: JsonObject, key: string): string {
  const inside = value[key];
  return typeof inside === 'string' ? inside.slice(0, 500) : '';
}

/** A list inside: a single value counts as one, as JSON-LD writes it. */
export function listAt(value: JsonObject, key: string): unknown[] {
  const inside = value[key];
  return inside === undefined ? [] : Array.isArray(inside) ? inside.slice(0, 100) : [inside];
}
