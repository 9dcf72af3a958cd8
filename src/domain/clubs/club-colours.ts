// A club's colour in pictures: any colour, darkened until white text is readable.

/** An sRGB colour, `#rrggbb` in lower case. */
export const colourPattern = /^#[0-9a-f]{6}$/;

/** The default colour, court blue. */
export const defaultClubColour = '#133768';

/** Contrast of white text on a club's colour: WCAG's 7 for small text. */
const textContrast = 7;

type Rgb = readonly [red: number, green: number, blue: number];

/** The colours of a picture. */
export interface ClubColours {
  /** Background, dark enough for white text. */
  ground: string;
  /** A darker shade for panels. */
  deep: string;
  /** Court lines. */
  line: string;
  /** Secondary text. */
  muted: string;
}

/** Derives a club's picture colours from its colour. */
export function clubColours(colour: string): ClubColours {
  let ground = parse(colour);
  while (contrastWithWhite(ground) < textContrast) ground = mix(ground, [0, 0, 0], 0.05);
  return {
    ground: hex(ground),
    deep: hex(mix(ground, [0, 0, 0], 0.28)),
    line: hex(mix(ground, [255, 255, 255], 0.3)),
    muted: hex(mix(ground, [255, 255, 255], 0.76)),
  };
}

/** Contrast ratio of white text on a colour, 1 to 21 (WCAG 2.2). */
export function contrastWithWhite(colour: Rgb | string): number {
  const [red, green, blue] = (typeof colour === 'string' ? parse(colour) : colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const [red, green, blue] = one.map((value, index) => value + ((other[index] as number) - value) * share) as [
    number,
    number,
    number,
  ];
  return [red, green, blue];
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
