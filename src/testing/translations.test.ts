// Each translation says the same parts as the English text. That nothing is stale or missing is a step of `npm run check`.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { languages, sourceLanguage } from '#domain/language/languages.ts';

type Part = string | readonly [name: string, kind?: string, forms?: Record<string, unknown>];

/** The placeholders, tags, and kinds of choice of a text, each once, in order of the alphabet. */
function partsOf(text: string): string[] {
  const found = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') {
        for (const [tag] of part.matchAll(/<\/?\w+\/?>/g)) found.add(tag);
        continue;
      }
      const [name, kind, forms] = part;
      found.add(`{${name}${kind === undefined ? '' : `, ${kind}`}}`);
      for (const form of Object.values(forms ?? {})) if (Array.isArray(form)) visit(form as Part[]);
    }
  };
  visit(compileMessageOrThrow(text) as Part[]);
  return [...found].toSorted();
}

/** The forms of each plural of a text. */
function pluralsOf(text: string): string[][] {
  return (compileMessageOrThrow(text) as Part[]).flatMap((part) =>
    typeof part === 'string' || part[1] !== 'plural'
      ? []
      : [Object.keys(part[2] ?? {}).filter((form) => form !== 'offset' && !/^\d/.test(form))],
  );
}

/** What is wrong with a translation. */
function faultsOf(language: string, english: string, translation: string): string[] {
  const [has, needs] = [partsOf(translation), partsOf(english)];
  // Millions of something have a form of their own in Spanish, which the product does not need.
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
  return [
    ...(has.join() === needs.join() ? [] : [`“${translation}” has ${has.join(' ')} instead of ${needs.join(' ')}`]),
    ...pluralsOf(translation).flatMap((given) =>
      forms.every((form) => given.includes(form)) ? [] : [`“${translation}” lacks one of ${forms.join(', ')}`],
    ),
  ];
}

it.each(languages.filter((one) => one !== sourceLanguage))('translations into %s say the same parts', (language) => {
  const entries = readCatalogue(readFileSync(`translations/${language}.po`, 'utf8'));
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.flatMap(({ english, translation }) => faultsOf(language, english, translation))).toEqual([]);
});

it('a lost placeholder, a lost tag and a lost plural form are found', () => {
  expect(faultsOf('da', 'Hello {name}', 'Hej {navn}')).toHaveLength(1);
  expect(faultsOf('es', 'See the <0>help</0>.', 'Mira la ayuda.')).toHaveLength(1);
  expect(faultsOf('es', '{n, plural, one {# day} other {# days}}', '{n, plural, other {# días}}')).toHaveLength(1);
  expect(faultsOf('es', '{n, plural, one {# day} other {# days}}', '{n, plural, one {# día} other {# días}}')).toEqual(
    [],
  );
});

it('decimals have the mark of their language, in texts and on screens', () => {
  const decimal = /(?<![\d.])\d\.\d(?![\d.])/;
  const texts = languages
    .filter((language) => language !== sourceLanguage)
    .flatMap((language) => readCatalogue(readFileSync(`translations/${language}.po`, 'utf8')))
    .map(({ translation }) => translation.replace('Open Badges 3.0', ''))
    .filter((text) => decimal.test(text));
  const screens = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      />\/?\d\.\d</.test(readFileSync(`src/web/${file}`, 'utf8')),
  );
  expect([texts, screens]).toEqual([[], []]);
});

it('no text of contract and domain is said while its file is loaded: it would stay English', () => {
  const files = ['contract', 'domain'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|testing/.test(file))
      .map((file) => `./src/${room}/${file}`),
  );
  const program = `
    const { speakBy } = await import('./src/domain/language/say.ts');
    const said = [];
    for (const file of ${JSON.stringify(files)}) {
      speakBy(() => { if (!said.includes(file)) said.push(file); return undefined; });
      await import(file);
    }
    console.log(JSON.stringify(said));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([]);
});
