// The colours of pictures and documents: the tokens of the web's style sheet, as sRGB, since satori and PDF know no oklch().

export const palette = {
  white: '#ffffff',
  /** The deep court blue, its lines, and the text on it. */
  court: '#133768',
  courtLine: '#4a76ae',
  onCourt: '#f7fafe',
  onCourtMuted: '#b5cde7',
  /** The ball's yellow-green: only ever a fill behind dark text. */
  accent: '#d4ee40',
  onAccent: '#212708',
  /** Paper: ink, its quieter shade, hairlines, the primary blue. */
  ink: '#231f19',
  inkMuted: '#625d55',
  line: '#e2dfda',
  primary: '#215da5',
  primarySoft: '#e5f2ff',
  sunken: '#f2f0eb',
  /** Up and down, and the opponents on a court board. */
  success: '#176933',
  attention: '#9b471b',
  /** The four skill tiers. */
  tiers: { entry_level: '#7f5714', getting_there: '#006a65', solid: '#215da5', advanced: '#7a3aa1' },
} as const;
