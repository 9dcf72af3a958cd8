// Checks a badge: unchanged, by whom, and in force. Three answers, each by itself (docs/product.md#verification).

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import {
  issuerDid,
  keyId,
  type PublicBadgeKey,
  type StatusPurpose,
  statusListUrl,
  statusPurposes,
} from '#domain/levels/badges/badge-issuer.ts';
import {
  fromBase64url,
  isObject,
  isWrittenExactly,
  type JsonObject,
  listAt,
  objectAt,
  type ReadToken,
  readBadgeToken,
  readToken,
  textAt,
} from './badge-token.ts';

/** `unknown`: it cannot be said here, or not now. */
export interface BadgeAnswer {
  says: 'yes' | 'no' | 'unknown';
  words: MessageDescriptor;
}

/** A badge’s own words, and what is true of them. */
export interface CheckedBadge {
  achievement: string;
  /** Empty where the badge names nobody. */
  name: string;
  description: string;
  unchanged: BadgeAnswer;
  issuer: BadgeAnswer;
  inForce: BadgeAnswer;
}

/** What a check needs of the installation and of the browser. */
export interface BadgeCheck {
  publicUrl: string;
  /** What this installation calls itself. */
  issuerName: string;
  /** All keys of this installation when the page was loaded, the earlier ones too. */
  keys: readonly PublicBadgeKey[];
  /** All keys as of now, for a badge that is newer than the page. @throws while they cannot be reached */
  readKeys: () => Promise<readonly PublicBadgeKey[]>;
  now: Date;
  /** Of the dates inside of sentences. */
  locale: string;
  /** Whether a token has this key’s signature, by an algorithm that its header names. */
  hasSignature: (token: string, jwk: JsonObject) => Promise<boolean>;
  /** The text at an address of this installation. @throws while it cannot be reached */
  read: (url: string) => Promise<string>;
}

/** How far clocks may differ, in milliseconds. */
const clockDifference = 300_000;

const [fewestBits, mostBytes] = [131_072, 4_194_304];

/** @throws BadgeFault when the text is no badge */
export async function checkBadge(text: string, check: BadgeCheck): Promise<CheckedBadge> {
  const badge = readBadgeToken(text);
  const { claims } = badge;
  const subject = objectAt(claims, 'credentialSubject');
  const achievement = objectAt(subject, 'achievement');
  const identities = listAt(subject, 'identifier').filter(isObject);
  const named = identities.find(
    (one) => one['hashed'] === false && /^(?:ext:)?name$/.test(textAt(one, 'identityType')),
  );
  const issuerId = issuerOf(claims);
  const isOurs = issuerId === issuerDid(check.publicUrl);
  const unchanged = isOurs ? await isOursUnchanged(badge, check) : await isForeignUnchanged(badge, check);
  return {
    achievement: textAt(achievement, 'name') || textAt(claims, 'name'),
    name: named ? textAt(named, 'identityHash') : '',
    description: textAt(claims, 'description'),
    unchanged,
    issuer: answerIssuer(claims, check, isOurs, unchanged),
    inForce: await isInForce(claims, check, isOurs, unchanged),
  };
}

/** Whom a badge names as its issuer; nobody if it names two. */
function issuerOf(claims: JsonObject): string {
  const { issuer, iss } = claims;
  const id = isObject(issuer) ? issuer['id'] : issuer;
  return typeof id === 'string' && (iss === undefined || iss === id) ? id : '';
}

const changed = msg`Its content doesn’t match its signature: something was changed afterwards, if only one character.`;

async function isOursUnchanged({ token, header }: ReadToken, check: BadgeCheck): Promise<BadgeAnswer> {
  if (header['alg'] !== 'EdDSA') return no(changed);
  let key: PublicBadgeKey | undefined;
  try {
    key = await findKey(header, check);
  } catch {
    return unknown(msg`It is signed with another key than those that this page came with. Load the page again online.`);
  }
  if (!key)
    return no(
      msg`It says that it is from ${{ issuer: check.issuerName }}, but is signed with another key, which isn’t ours.`,
    );
  return answerSignature(check, token, { ...key }, msg`It is as it was signed, to the last character.`);
}

/** The key that a header names; asked for again where the page is older than the key. */
async function findKey(header: JsonObject, check: BadgeCheck): Promise<PublicBadgeKey | undefined> {
  const isNamed = (key: PublicBadgeKey) => keyId(check.publicUrl, key) === header['kid'];
  return check.keys.find(isNamed) ?? (await check.readKeys()).find(isNamed);
}

/** A foreign badge may carry its key: it tells whether something was changed, not who signed. */
async function isForeignUnchanged({ token, header }: ReadToken, check: BadgeCheck): Promise<BadgeAnswer> {
  const { jwk } = header;
  if (!isObject(jwk)) return unknown(msg`This page doesn’t have its issuer’s key. Check it where it was issued.`);
  return answerSignature(
    check,
    token,
    jwk,
    msg`It matches the key that it carries. Whose key that is, this page can’t say.`,
  );
}

async function answerSignature(
  check: BadgeCheck,
  token: string,
  jwk: JsonObject,
  words: MessageDescriptor,
): Promise<BadgeAnswer> {
  try {
    return isWrittenExactly(token) && (await check.hasSignature(token, jwk)) ? yes(words) : no(changed);
  } catch {
    return unknown(msg`Your browser can’t check this kind of signature. Try a newer one.`);
  }
}

function answerIssuer(claims: JsonObject, check: BadgeCheck, isOurs: boolean, unchanged: BadgeAnswer): BadgeAnswer {
  const issuer = check.issuerName;
  const host = check.publicUrl.replace(/^https?:\/\//, '');
  if (isOurs && unchanged.says === 'yes') return yes(msg`${{ issuer }} issued it, at ${{ host }}.`);
  if (isOurs && unchanged.says === 'no')
    return no(msg`It names ${{ issuer }} (${{ host }}), but without our signature.`);
  if (isOurs) return unknown(msg`It names ${{ issuer }} (${{ host }}), which couldn’t be checked.`);
  const id = issuerOf(claims);
  if (id === '') return no(msg`It names no issuer, or two different ones.`);
  const name = textAt(objectAt(claims, 'issuer'), 'name');
  const shown = id.slice(0, 200);
  return unknown(
    msg`It names ${{ issuer: name ? `${name} (${shown})` : shown }}, an issuer that this page doesn’t know.`,
  );
}

async function isInForce(
  claims: JsonObject,
  check: BadgeCheck,
  isOurs: boolean,
  unchanged: BadgeAnswer,
): Promise<BadgeAnswer> {
  if (unchanged.says === 'no') return no(msg`What was changed or signed by someone else is never in force.`);
  const now = check.now.getTime();
  const start = momentOf(claims, 'validFrom', 'nbf');
  const end = momentOf(claims, 'validUntil', 'exp');
  if (start === null || end === null) return no(msg`Its dates can’t be read.`);
  if (start !== undefined && start > now + clockDifference) {
    return no(msg`It is from the future: valid from ${{ moment: inWords(start, check) }}.`);
  }
  if (end !== undefined && end < now) return no(msg`It expired on ${{ moment: inWords(end, check) }}.`);
  if (!isOurs) return unknown(msg`Only its issuer can say whether it was revoked.`);
  if (unchanged.says !== 'yes') return unknown(msg`This couldn’t be checked, since its signature couldn’t be.`);
  return isListed(claims, check);
}

const reasons: Record<StatusPurpose, (list: string) => MessageDescriptor> = {
  revocation: (list) =>
    msg`It was revoked: the level was withdrawn or verified again, or the account is gone (list of ${{ list }}).`,
  suspension: (list) =>
    msg`It is suspended for now: the certificate is switched off, or the account is closed (list of ${{ list }}).`,
};

/** Looks a badge of this installation up in the status lists. */
async function isListed(claims: JsonObject, check: BadgeCheck): Promise<BadgeAnswer> {
  const entry = objectAt(claims, 'credentialStatus');
  let oldest = Number.POSITIVE_INFINITY;
  try {
    for (const purpose of statusPurposes) {
      const { isSet, madeAt } = await readStatus(
        Number(textAt(entry, 'statusListIndex') || Number.NaN),
        purpose,
        check,
      );
      if (isSet) return no(reasons[purpose](inWords(madeAt, check)));
      oldest = Math.min(oldest, madeAt);
    }
  } catch {
    return unknown(msg`This couldn’t be checked: the list of revoked badges can’t be reached. Are you online?`);
  }
  return yes(msg`It is in force, by the list of ${{ list: inWords(oldest, check) }}.`);
}

/** Reads a badge’s bit. @throws Error for a list that isn’t ours, is old or can’t be read */
async function readStatus(index: number, purpose: StatusPurpose, check: BadgeCheck) {
  const url = statusListUrl(check.publicUrl, purpose);
  const { token, header, claims } = readToken(await check.read(url));
  const key = await findKey(header, check);
  const list = objectAt(claims, 'credentialSubject');
  const [madeAt, end] = [momentOf(claims, 'validFrom', 'nbf'), momentOf(claims, 'validUntil', 'exp')];
  const isRight =
    key !== undefined &&
    header['alg'] === 'EdDSA' &&
    (await check.hasSignature(token, { ...key })) &&
    issuerOf(claims) === issuerDid(check.publicUrl) &&
    claims['id'] === url &&
    listAt(claims, 'type').includes('BitstringStatusListCredential') &&
    list['statusPurpose'] === purpose;
  const encoded = list['encodedList'];
  if (!isRight || typeof encoded !== 'string' || !encoded.startsWith('u') || typeof madeAt !== 'number') {
    throw new Error('not our list');
  }
  if (typeof end !== 'number' || end + clockDifference < check.now.getTime()) throw new Error('an old list');
  const bits = await unpack(fromBase64url(encoded.slice(1)));
  const byte = bits[index >> 3];
  const isPlace = Number.isInteger(index) && index >= 0 && bits.length * 8 >= fewestBits;
  if (!isPlace || byte === undefined) throw new Error('outside the list');
  return { isSet: (byte & (0x80 >> (index & 7))) !== 0, madeAt };
}

/** Unpacks gzip. @throws Error when it is damaged or too large */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = unpacked.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error('too large a list');
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A moment in milliseconds: undefined without one, null if it can’t be read or its two forms differ by more than a second. */
function momentOf(claims: JsonObject, property: string, claim: string): number | null | undefined {
  const [text, seconds] = [claims[property], claims[claim]];
  const written = typeof text === 'string' ? Date.parse(text) : undefined;
  const counted = typeof seconds === 'number' ? seconds * 1000 : undefined;
  if ((text !== undefined && written === undefined) || (seconds !== undefined && counted === undefined)) return null;
  const moment = written ?? counted;
  if (moment === undefined) return undefined;
  if (!(Math.abs(moment) <= 8.64e15)) return null;
  return counted !== undefined && Math.abs(counted - moment) > 1000 ? null : moment;
}

function inWords(moment: number, { locale }: BadgeCheck): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, form).format(new Date(moment))} UTC`;
}

function yes(words: MessageDescriptor): BadgeAnswer {
  return { says: 'yes', words };
}

function no(words: MessageDescriptor): BadgeAnswer {
  return { says: 'no', words };
}

function unknown(words: MessageDescriptor): BadgeAnswer {
  return { says: 'unknown', words };
}
