// What the server fills into the certificate's page, which the build renders with placeholders.

/** The placeholders of `/verified/{code}`: every one of them stands in the page, and the server knows a value for each. */
export const certificatePlaceholders = [
  /** The last part of the page's address, and the whole of it. */
  'code',
  'address',
  /** The owner's name, as they want it shown. */
  'name',
  /** The level on the scale that players of the owner's country use, e.g. `DPF`, `4.5`, `Solid Intermediate+`, `en`. */
  'federation',
  'level',
  'label',
  'labelLanguage',
  /** How full the level bar is, in percent. */
  'barPercent',
  /** Who verified the level, and when: "March 2026". */
  'verifier',
  'month',
  /** The QR code of the address: the path of its dark modules, and how many modules it is wide and high. */
  'qrPath',
  'qrSize',
] as const;
export type CertificatePlaceholder = (typeof certificatePlaceholders)[number];

/** How a placeholder stands in the page until the server writes its value there. */
export function placeholder(name: CertificatePlaceholder): string {
  return `{{${name}}}`;
}
