// The certificate picture for link previews: 1200 × 630.

import { msg } from '@lingui/core/runtime-macro';
import { createElement as h, type ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { drawPng, drawSvg, type Picture, pictureStyle } from '#server/pictures/draw-png.ts';
import { palette } from '#server/pictures/palette.ts';
import { qrCode } from '#server/pictures/qr-code.ts';
import { courtShape, markShape, sealShape } from '#server/pictures/shapes.ts';
import { type CertificateFacts, drawableFacts } from './certificates.presenters.ts';

/** In pixels, as required by large link previews. */
export const certificatePictureSize = { width: 1200, height: 630 } as const;

/** Draws the picture as PNG. */
export function drawCertificate(facts: CertificateFacts): Promise<Buffer> {
  return drawPng(picture(drawableFacts(facts)), certificatePictureSize);
}

/** The same as SVG. */
export function drawCertificateSvg(facts: CertificateFacts): Promise<string> {
  return drawSvg(picture(drawableFacts(facts)), certificatePictureSize);
}

function picture(facts: CertificateFacts): Picture {
  const { onCourt, onCourtMuted } = palette;
  return h(
    'div',
    {
      style: {
        ...pictureStyle,
        ...certificatePictureSize,
        justifyContent: 'space-between',
        padding: 64,
        backgroundColor: palette.court,
        backgroundImage: courtGround(),
        backgroundPosition: '380px -420px',
        backgroundSize: '1680px 880px',
        backgroundRepeat: 'no-repeat',
        color: onCourt,
      },
    },
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 740 } },
      seal(),
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column' } },
        h('div', { style: { ...clamped, fontSize: nameSize(facts.name), fontWeight: 700 } }, facts.name),
        h(
          'div',
          { style: { display: 'flex', alignItems: 'flex-end', marginTop: 18 } },
          facts.about !== '' &&
            h('span', { style: { marginRight: 18, fontSize: 32, color: onCourtMuted } }, facts.about),
          h('span', { style: { fontSize: 128, fontWeight: 700, lineHeight: 0.9 } }, facts.level),
          h(
            'div',
            { style: { display: 'flex', flexDirection: 'column', marginLeft: 24, fontSize: 32 } },
            h('span', { style: { color: onCourtMuted } }, facts.federation),
            h('span', { style: { fontWeight: 700 } }, facts.label),
          ),
        ),
        bar(facts.barPercent),
      ),
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', fontSize: 26 } },
        h('span', null, say(msg`Verified ${{ month: facts.month }}`)),
        h('span', { style: { ...clamped, color: onCourtMuted } }, say(msg`by ${{ verifier: facts.verifier }}`)),
      ),
    ),
    h(
      'div',
      { style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', justifyContent: 'space-between' } },
      mark(),
      code(facts.address),
    ),
  );
}

const clamped = { display: 'block', lineClamp: 2, wordBreak: 'break-word' } as const;

/** The font size that fits a name on two lines, in pixels. */
function nameSize(name: string): number {
  return name.length <= 22 ? 60 : name.length <= 40 ? 46 : 34;
}

/** The stamp of a verified level. */
function seal(): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        padding: '10px 24px 10px 18px',
        borderRadius: 999,
        background: palette.accent,
        color: palette.onAccent,
        fontSize: 30,
        fontWeight: 700,
      },
    },
    h(
      'svg',
      { viewBox: sealShape.viewBox, width: 36, height: 36, fill: 'none', stroke: palette.onAccent, strokeWidth: 2 },
      h('path', { d: sealShape.edge }),
      h('path', { d: sealShape.tick }),
    ),
    h('span', { style: { marginLeft: 12 } }, brand.verifiedStamp),
  );
}

function bar(percent: number): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', height: 14, marginTop: 28, borderRadius: 7, background: palette.courtLine } },
    h('div', { style: { width: `${percent}%`, borderRadius: 7, background: palette.accent } }),
  );
}

/** The QR code on white, with its caption. */
function code(address: string): ReactNode {
  const { path, size } = qrCode(address);
  return h(
    'div',
    { style: { display: 'flex', flexDirection: 'column', alignItems: 'center' } },
    h(
      'svg',
      { viewBox: `0 0 ${size} ${size}`, width: 256, height: 256 },
      h('rect', { width: size, height: size, rx: 1.5, fill: palette.white }),
      h('path', { d: path, fill: palette.court, shapeRendering: 'crispEdges' }),
    ),
    h('span', { style: { marginTop: 14, fontSize: 22, color: palette.onCourtMuted } }, say(msg`Scan to check`)),
  );
}

/** Logo and name of the brand. */
function mark(): ReactNode {
  return h(
    'div',
    { style: { display: 'flex', alignItems: 'center', fontSize: 38, fontWeight: 700 } },
    h(
      'svg',
      { viewBox: markShape.viewBox, width: 52, height: 52, fill: 'none', strokeLinecap: 'round' },
      h('rect', { width: 32, height: 32, rx: 8, fill: palette.primary }),
      h('path', { d: markShape.lines, stroke: palette.onCourtMuted, strokeWidth: 1.8 }),
      h('path', { d: markShape.net, stroke: palette.onCourt, strokeWidth: 3 }),
      h('circle', { ...markShape.ball, fill: palette.accent }),
    ),
    h('span', { style: { marginLeft: 14 } }, brand.name),
  );
}

/** The lines of a court, larger than the picture. A background image, since satori always paints positioned elements in front. */
function courtGround(): string {
  const { viewBox, walls, lines, net } = courtShape;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="1680" height="880" fill="none" stroke="${palette.courtLine}" stroke-opacity="0.35" stroke-width="0.07"><path d="${walls}${lines}"/><path d="${net}" stroke-width="0.14"/></svg>`;
  return `url("data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}")`;
}
