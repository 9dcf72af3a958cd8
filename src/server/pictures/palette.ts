// The colours of pictures and documents: the tokens of the web's style sheet, as sRGB, since satori and PDF know no oklch().

export const palette = {
  white: '#ffffff',
  /** The deep court blue, its lines, and what is written on it. */
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
} as const;
