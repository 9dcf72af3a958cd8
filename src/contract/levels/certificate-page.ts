// The values that the server fills into the certificate page, which is built with placeholders.

/** The placeholders of `/verified/{code}`. The page contains every one, and the server fills in each. */
export const certificatePlaceholders = [
  /** The last part of the page's address, and the whole of it. */
  'code',
  'address',
  /** The owner's name, as they want it shown. */
  'name',
  /** The level on the scale that players of the owner's country use, e.g. `DPF`, `4.5`, `Solid Intermediate+`, `en`. */
  'federation',
  /** "about" before the level while the scale has no mapping; empty otherwise. */
  'about',
  /** Scale and level in words: `DPF 4.5`, or `about 2.7 FEP`. */
  'shown',
  'level',
  'label',
  'labelLanguage',
  /** How full the level bar is, as a percentage. */
  'barPercent',
  /** Who verified the level, and when: "March 2026". */
  'verifier',
  'month',
  /** The QR code of the address: the path of its dark modules, and how many modules it is wide and high. */
  'qrPath',
  'qrSize',
] as const;
export type CertificatePlaceholder = (typeof certificatePlaceholders)[number];

/** A placeholder as written in the page. */
export function placeholder(name: CertificatePlaceholder): string {
  return `{{${name}}}`;
}
