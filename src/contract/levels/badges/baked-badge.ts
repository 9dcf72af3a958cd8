// Puts a badge's token into a picture ("baking", Open Badges 3.0), and takes it out of files from anywhere.

import { msg } from '@lingui/core/runtime-macro';
import { BadgeFault, largestBadge, tooLarge } from './badge-token.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const keyword = 'openbadgecredential';
const svgTag = '<openbadges:credential';
const svgNamespace = 'https://purl.imsglobal.org/ob/v3p0';

const severalBadges = msg`This picture has two badges in it. A real one has one, so neither is believed.`;
const cutShort = msg`This picture is cut short. Download or copy it again.`;
const noBadgeInside = msg`This picture has no badge in it. Some apps remove it when they copy or shrink a picture.`;

/** The token in a file: a baked PNG or SVG, or the token itself. @throws BadgeFault */
export function tokenInFile(bytes: Uint8Array): string {
  if (bytes.length > largestBadge) throw new BadgeFault(tooLarge);
  if (pngStart.every((byte, index) => bytes[index] === byte)) return tokenInPng(bytes);
  const text = new TextDecoder().decode(bytes).trim();
  return text.startsWith('<') ? tokenInSvg(text) : text;
}

function tokenInPng(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const latin = new TextDecoder('latin1');
  const found: Uint8Array[] = [];
  let at = pngStart.length;
  for (let isEnd = false; !isEnd; ) {
    if (at + 12 > bytes.length) throw new BadgeFault(cutShort);
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) throw new BadgeFault(cutShort);
    const type = latin.decode(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, end);
    if (type === 'iTXt' && latin.decode(data.subarray(0, keyword.length + 1)) === `${keyword}\0`) found.push(data);
    isEnd = type === 'IEND';
    at = end + 4;
  }
  const [data] = found;
  if (found.length > 1) throw new BadgeFault(severalBadges);
  if (!data) throw new BadgeFault(noBadgeInside);
  // Keyword, 0, whether it is packed (never, by the standard), how, language, 0, translated keyword, 0, text.
  const flag = keyword.length + 1;
  const languageEnd = data.indexOf(0, flag + 2);
  const textStart = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1);
  if (data[flag] !== 0 || textStart < 0) throw new BadgeFault(noBadgeInside);
  return new TextDecoder().decode(data.subarray(textStart + 1));
}

/** Looks for the one tag; nothing in the file is run or expanded. */
function tokenInSvg(text: string): string {
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) {
    throw new BadgeFault(msg`This picture defines words of its own (XML entities), as no badge does. It isn’t read.`);
  }
  const start = text.indexOf(svgTag);
  if (start < 0) throw new BadgeFault(noBadgeInside);
  if (text.indexOf(svgTag, start + 1) >= 0) throw new BadgeFault(severalBadges);
  const end = text.indexOf('>', start);
  if (end < 0 || !text.includes('</svg', end)) throw new BadgeFault(cutShort);
  const token = /\sverify\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(text.slice(start, end));
  if (!token) throw new BadgeFault(noBadgeInside);
  return token[1] ?? token[2] ?? '';
}

/**
 * A PNG with the token in it, right after its first chunk.
 *
 * @param checksum the CRC-32 of bytes
 */
export function bakePng(png: Uint8Array, token: string, checksum: (bytes: Uint8Array) => number): Uint8Array {
  const content = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${token}`);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(content.length + 4, checksum(content));
  const headEnd = pngStart.length + 25;
  const baked = new Uint8Array(png.length + chunk.length);
  baked.set(png.subarray(0, headEnd));
  baked.set(chunk, headEnd);
  baked.set(png.subarray(headEnd), headEnd + chunk.length);
  return baked;
}

/** An SVG with the token in it, right after its first tag. */
export function bakeSvg(svg: string, token: string): string {
  return svg.replace(
    /<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns:openbadges="${svgNamespace}"${attributes}>${svgTag} verify="${token}"></openbadges:credential>`,
  );
}
