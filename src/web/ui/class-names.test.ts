// The merger of class names with our own list of utilities, held against the one that knows all of Tailwind.

import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from './class-names.ts';

/** Without this it takes our one shadow for a shadow colour. */
const theirs = extendTailwindMerge({ extend: { theme: { shadow: ['raised'] } } });

const sources = import.meta.glob<string>(['/src/web/**/*.tsx', '/src/web/**/*.ts', '!/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A property of CSS, and a family of fonts that theirs takes for a weight. */
const exceptions = ['outline-offset', 'font-[system-ui]'];

/** Every utility in our sources, without its variants. */
const utilities = [
  ...new Set(
    Object.values(sources)
      .flatMap((text) => [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)])
      .flatMap(([, , words = '']) => words.split(/\s+/))
      .map((word) => word.replace(/^(?:[\w-]+(?:\[[^\]]*\]|\([^)]*\))?:|\[[^\]]*\]:|\*{1,2}:)+/, '').replace(/!$/, ''))
      // Twice the same is once, for a utility that it knows.
      .filter((word) => /^-?[a-z]/.test(word) && !exceptions.includes(word) && theirs(`${word} ${word}`) === word),
  ),
];

/** One utility of every kind: those of one kind take each other's place. */
const kinds: string[] = [];
for (const one of utilities) {
  const isOf = (kind: string) => theirs(`${kind} ${one}`) === one && theirs(`${one} ${kind}`) === kind;
  if (!kinds.some(isOf)) kinds.push(one);
}

it('lets every utility that we use take the place of what sets the same, or less, and of nothing else', () => {
  expect(utilities.length).toBeGreaterThan(700);
  expect(kinds.length).toBeGreaterThan(100);
  const pairs = utilities.flatMap((one) => kinds.filter((kind) => kind !== one).map((kind) => [one, kind] as const));
  const wrong = pairs.flatMap(([one, kind]) =>
    [`${one} ${kind}`, `${kind} ${one}`].filter((both) => cn(both) !== theirs(both)),
  );
  expect(wrong).toEqual([]);
});

it('keeps variants apart', () => {
  expect(cn('p-4 hover:p-2 sm:p-6', 'p-2 sm:px-3')).toBe('hover:p-2 sm:p-6 p-2 sm:px-3');
  expect(cn('text-sm leading-6', { hidden: false }, 'text-lg/8 text-ink')).toBe('text-lg/8 text-ink');
});
