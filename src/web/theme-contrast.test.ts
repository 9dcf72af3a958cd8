// Contrast in both themes, computed from the tokens: every text colour on every background reaches WCAG AA.

import { describe, expect, it } from 'vitest';
import styles from './styles.css?raw';

type Rgb = readonly [red: number, green: number, blue: number];
type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.tsx', './**/*.ts', '!./**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The tokens of `@theme`, e.g. `ink-muted`, each with its value in a theme. */
const tokens = new Map(
  [...styles.matchAll(/--color-([\w-]+):\s*(light-dark\(.+\)|oklch\([^)]+\));/g)].map(([, name, value]) => [
    name as string,
    colours(value as string),
  ]),
);

function colours(value: string): Record<Theme, Rgb> {
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...numbers]) =>
    toRgb(numbers.map(Number)),
  );
  const [light, dark = light] = found;
  return { light: light as Rgb, dark: dark as Rgb };
}

/** OKLCH to sRGB from 0 to 1 (CSS Color 4), clipped to the screen's gamut. */
function toRgb([lightness = 0, chroma = 0, hue = 0]: number[]): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encoded(linear: number): number {
  const value = Math.min(Math.max(linear, 0), 1);
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21 (WCAG 2). */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pageGrounds = ['surface', 'surface-raised', 'surface-sunken'];

/** A token in a theme; with opacity (`name/60`) as it looks on each background. */
function shades(token: string, theme: Theme): Rgb[] {
  const [name = '', opacity] = token.split('/');
  const colour = tokens.get(name)?.[theme];
  if (!colour) throw new Error(`There is no colour ${name}.`);
  if (opacity === undefined) return [colour];
  const share = Number(opacity) / 100;
  return pageGrounds.map((ground) => {
    const below = tokens.get(ground)?.[theme] as Rgb;
    return colour.map((value, index) => value * share + (below[index] as number) * (1 - share)) as unknown as Rgb;
  });
}

const softGrounds = [...tokens.keys()].filter((name) => name.endsWith('-soft'));
const meanings = [
  'primary',
  'success',
  'attention',
  'danger',
  'tier-entry',
  'tier-getting',
  'tier-solid',
  'tier-advanced',
];

/** Texts and the backgrounds they appear on. */
const pairs: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...pageGrounds, ...softGrounds]],
  ['ink-muted', [...pageGrounds, ...softGrounds]],
  ...meanings.map((name) => [name, [...pageGrounds, `${name}-soft`]] as const),
  ['on-primary', ['primary', 'primary-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-court', ['court']],
  ['on-court-muted', ['court']],
  ['surface-raised', ['ink']],
];

/** Classes in one string of the sources: a text colour with its background. */
function pairsInSources(): { file: string; text: string; ground: string }[] {
  return sources.flatMap(([file, source]) =>
    [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].flatMap(([, , classes = '']) => {
      const words = classes.split(/\s+/);
      const named = (prefix: string) =>
        words.flatMap((word) => {
          const token = word.startsWith(prefix) ? word.slice(prefix.length) : '';
          return tokens.has(token.split('/')[0] as string) ? [token] : [];
        });
      const grounds = named('bg-');
      return named('text-').flatMap((text) => grounds.map((ground) => ({ file, text, ground })));
    }),
  );
}

describe.each(themes)('in the %s theme', (theme) => {
  it.each(pairs)('%s is readable on its backgrounds', (text, grounds) => {
    const [colour] = shades(text, theme) as [Rgb];
    const weak = grounds.filter((ground) => contrast(colour, shades(ground, theme)[0] as Rgb) < 4.5);
    expect(weak).toEqual([]);
  });

  it('every class list with text and background is readable', () => {
    const found = pairsInSources();
    expect(found.length).toBeGreaterThan(40);
    const weak = found.filter(({ text, ground }) =>
      shades(text, theme).some((colour) => shades(ground, theme).some((below) => contrast(colour, below) < 4.5)),
    );
    expect(weak).toEqual([]);
  });

  it('meaningful lines and the focus stand out from the page', () => {
    for (const mark of ['line-strong', 'primary', 'success', 'attention', 'danger'])
      for (const ground of pageGrounds) {
        const ratio = contrast(shades(mark, theme)[0] as Rgb, shades(ground, theme)[0] as Rgb);
        expect(ratio, `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
  });
});

it('every text colour is one of those', () => {
  const known = new Set(pairs.map(([text]) => text));
  const used = sources.flatMap(([, source]) =>
    [...source.matchAll(/(?<![\w-])text-([a-z-]+)/g)].map(([, name]) => name as string),
  );
  const unknown = new Set(used.filter((name) => tokens.has(name) && !known.has(name)));
  // White appears on a darkened picture; `court` on the ball's colour.
  expect([...unknown].toSorted()).toEqual(['court', 'white']);
});
