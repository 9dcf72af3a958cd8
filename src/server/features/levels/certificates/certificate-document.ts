// Certificates as PDF, each on an A4 page: one, or those of a ranking evening.

import { msg } from '@lingui/core/runtime-macro';
import { Document, Page, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import { brandMark, clamped, documentDetails, sealSign } from '#server/pictures/document-parts.ts';
import { palette } from '#server/pictures/palette.ts';
import { qrCode } from '#server/pictures/qr-code.ts';
import { courtShape } from '#server/pictures/shapes.ts';
import { writePdf } from '#server/pictures/write-pdf.ts';
import { type CertificateFacts, drawableFacts } from './certificates.presenters.ts';

/** Writes one certificate, with selectable text. */
export function writeCertificate(certificate: CertificateFacts): Promise<Buffer> {
  const { name, shown, verifiedAt } = drawableFacts(certificate);
  const title = `${brand.verifiedStamp}: ${name}, ${shown}`;
  return writeCertificates({ title, date: verifiedAt, certificates: [certificate] });
}

interface ManyCertificates {
  title: string;
  date: string;
  certificates: readonly CertificateFacts[];
}

/** Writes several in one file, a page each. */
export function writeCertificates({ title, date, certificates }: ManyCertificates): Promise<Buffer> {
  const pages = certificates.map((certificate) => {
    const facts = drawableFacts(certificate);
    return h(Page, { key: facts.code, size: 'A4', style: styles.page }, head(), statement(facts), proof(facts));
  });
  return writePdf(h(Document, documentDetails(title, date), ...pages));
}

/** The blue header with the brand and the stamp. */
function head() {
  return h(
    View,
    { style: styles.head },
    h(
      Svg,
      { viewBox: courtShape.viewBox, style: styles.court },
      h(Path, { d: courtShape.walls + courtShape.lines, stroke: palette.courtLine, strokeWidth: 0.06 }),
      h(Path, { d: courtShape.net, stroke: palette.courtLine, strokeWidth: 0.12 }),
    ),
    h(View, { style: styles.row }, brandMark(styles.mark), h(Text, { style: styles.brand }, brand.name)),
    h(View, { style: styles.seal }, sealSign(styles.sealSign), h(Text, null, brand.verifiedStamp)),
  );
}

/** The player's level, who verified it and when. */
function statement({ name, federation, about, level, label, barPercent, verifier, month }: CertificateFacts) {
  return h(
    View,
    { style: styles.body },
    h(Text, { style: styles.small }, say(msg`This certifies the padel level of`)),
    h(Text, { style: { ...styles.name, ...clamped(3), fontSize: name.length <= 30 ? 30 : 20 } }, name),
    h(
      View,
      { style: styles.levelRow },
      about !== '' && h(Text, { style: styles.about }, about),
      h(Text, { style: styles.level }, level),
      h(
        View,
        { style: styles.labels },
        h(Text, { style: styles.small }, federation),
        h(Text, { style: styles.label }, label),
      ),
    ),
    h(View, { style: styles.bar }, h(View, { style: { ...styles.barFill, width: `${barPercent}%` } })),
    h(Text, { style: styles.verified }, say(msg`Verified ${{ month }}`)),
    h(Text, { style: { ...styles.small, ...clamped(2) } }, say(msg`by ${{ verifier }}`)),
  );
}

/** Where anyone can check the certificate. */
function proof({ address }: CertificateFacts) {
  const { path, size } = qrCode(address);
  return h(
    View,
    { style: styles.proof },
    h(Svg, { viewBox: `0 0 ${size} ${size}`, style: styles.code }, h(Path, { d: path, fill: palette.ink })),
    h(
      View,
      { style: styles.proofText },
      h(Text, { style: styles.strong }, say(msg`Check that it is still valid`)),
      h(Text, { style: styles.address }, address),
      h(
        Text,
        { style: styles.fine },
        say(
          msg`Levels are ${{ product: brand.name }}’s own, shown on the scale used in the holder’s country. They are not issued by a federation.`,
        ),
      ),
    ),
  );
}

/** Points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: { color: palette.ink, fontSize: 12, lineHeight: 1.4 },
  head: {
    height: 190,
    padding: 48,
    backgroundColor: palette.court,
    color: palette.onCourt,
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    overflow: 'hidden',
  },
  court: { position: 'absolute', left: 190, top: -90, width: 640, height: 336 },
  row: { flexDirection: 'row', alignItems: 'center' },
  mark: { width: 30, height: 30 },
  brand: { marginLeft: 9, fontSize: 22, fontWeight: 700, lineHeight: 1 },
  seal: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 7,
    paddingLeft: 12,
    paddingRight: 16,
    borderRadius: 18,
    backgroundColor: palette.accent,
    color: palette.onAccent,
    fontSize: 15,
    fontWeight: 700,
    lineHeight: 1,
  },
  sealSign: { width: 20, height: 20, marginRight: 7 },
  body: { flexGrow: 1, paddingHorizontal: 48, paddingTop: 64 },
  small: { fontSize: 14, color: palette.inkMuted },
  name: { marginTop: 6, fontWeight: 700, lineHeight: 1.2 },
  levelRow: { flexDirection: 'row', alignItems: 'flex-end', marginTop: 34 },
  about: { marginRight: 12, marginBottom: 16, fontSize: 14, color: palette.inkMuted },
  level: { fontSize: 84, fontWeight: 700, lineHeight: 1 },
  labels: { marginLeft: 18, marginBottom: 12 },
  label: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  bar: { height: 8, marginTop: 18, borderRadius: 4, backgroundColor: palette.line },
  barFill: { height: 8, borderRadius: 4, backgroundColor: palette.primary },
  verified: { marginTop: 40, fontSize: 16, fontWeight: 700 },
  proof: {
    flexDirection: 'row',
    alignItems: 'center',
    marginHorizontal: 48,
    marginBottom: 48,
    paddingTop: 28,
    borderTopWidth: 1,
    borderTopColor: palette.line,
  },
  // Moved left by the code's quiet zone, to align it with the text above.
  code: { width: 120, height: 120, marginLeft: -12 },
  proofText: { flexGrow: 1, flexBasis: 0, marginLeft: 20 },
  strong: { fontWeight: 700 },
  address: { marginTop: 2, color: palette.primary },
  fine: { marginTop: 10, fontSize: 9, color: palette.inkMuted },
});
