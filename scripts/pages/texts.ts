// Vite plugins for texts: compile Lingui's macros, and write the translations of each built file beside it (decision 079).

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transform } from '@lingui/native-tools';
import type { Plugin } from 'vite';
import { readCatalogue } from '../../src/domain/language/catalogue.ts';
import { languages, sourceLanguage } from '../../src/domain/language/languages.ts';

/** The macros: written where no build is needed, and in the web. */
const corePackage = ['@lingui/core/macro', '@lingui/core/runtime-macro'];
const jsxPackage = ['@lingui/react/macro'];

/** Compiles macros to ids with the English text. A build writes that text as the parts that Lingui's parser makes of it, and needs no parser. */
export function textMacros(): Plugin {
  let isBuild = false;
  return {
    name: 'pala:text-macros',
    enforce: 'pre',
    configResolved({ isProduction }) {
      // Also where a build renders pages: Lingui has no parser in production.
      isBuild = isProduction || process.env['NODE_ENV'] === 'production';
    },
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: /from '@lingui\/(?:core|react)\/(?:runtime-)?macro'/ },
      async handler(code, id) {
        const macro = { descriptorFields: 'message', corePackage, jsxPackage } as const;
        const result = await transform(code, basename(id.replace(/\?.*$/, '')), { macro });
        refuseLostNames(code, result.code, id);
        // Changed in place: the map's lines stay nearly right, and builds of the pages have none.
        return { code: isBuild ? withParts(result.code) : result.code, map: result.map };
      },
    },
  };
}

/**
 * The compiler renames a variable that is called like an element of the file (`time` beside `<time>`), but not where a text has it as
 * `${{ time }}`. Written `${{ time: clock }}`, it is not lost.
 *
 * @throws an Error that names such a variable
 */
function refuseLostNames(source: string, compiled: string, id: string): void {
  const written = new Set(source.match(/\w+/g));
  for (const name of new Set(compiled.match(/\b[A-Za-z_]\w*?\d+\b/g))) {
    const before = name.replace(/\d+$/, '');
    if (!written.has(name) && written.has(before) && new RegExp(`\\b${before}: ${before}\\b`).test(compiled))
      throw new Error(`${id}: name the variable ${before} otherwise, or write \${{ ${before}: … }} with another name.`);
  }
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const ids = /\/\*i18n\*\/ \{\s*id: "([^"]+)"/g;

/** Compiled code whose English texts are arrays of parts. */
function withParts(code: string): string {
  let result = code;
  for (const [, id = ''] of code.matchAll(ids)) {
    let isFound = false;
    result = result.replaceAll(
      new RegExp(`(message: )(${quoted})(?:(,\\s*context: )(${quoted}))?`, 'g'),
      (whole, ...[name, text, and, context]: string[]) => {
        const english = valueOf(text);
        if (generateMessageId(english, context === undefined ? '' : valueOf(context)) !== id) return whole;
        isFound = true;
        return `${name}${JSON.stringify(compileMessage(english))}${and ?? ''}${context ?? ''}`;
      },
    );
    if (!isFound && !result.includes('message: ['))
      throw new Error(`The text ${id} was not found in its compiled code.`);
  }
  return result;
}

/** The value of a string in code. */
const valueOf = (literal = ''): string => String(runInNewContext(literal));

/** Writes each file's translations beside it. A file waits for its own before its code runs; in English it waits for nothing. */
export function translations(): Plugin {
  const idsOf = new Map<string, string[]>();
  const shortOf = shortened(catalogueOf(sourceLanguage).map(([id]) => id));
  const catalogues = languages
    .filter((one) => one !== sourceLanguage)
    .map((language) => ({
      language,
      entries: new Map(catalogueOf(language).map(([id, text]) => [shortOf(id), text])),
    }));
  return {
    name: 'pala:translations',
    apply: 'build',
    // Before Vite's own plugins, which drop the comments.
    enforce: 'pre',
    transform: {
      filter: { code: '/*i18n*/' },
      handler(code, id) {
        const used: string[] = [];
        const result = code.replaceAll(ids, (whole, one: string) => {
          used.push(shortOf(one));
          return whole.replace(one, shortOf(one));
        });
        idsOf.set(id, used);
        return { code: result, map: null };
      },
    },
    renderChunk(code, { moduleIds }) {
      const used = [...new Set(moduleIds.flatMap((one) => idsOf.get(one) ?? []))].toSorted();
      if (used.length === 0) return null;
      const files = catalogues.map(({ language, entries }) => ({
        language,
        // `lib/language.ts` gives the same object to Lingui.
        source: `Object.assign((globalThis.translations??={}).${language}??={},${JSON.stringify(Object.fromEntries(used.flatMap((id) => (entries.has(id) ? [[id, entries.get(id)]] : []))))});\n`,
      }));
      const hash = createHash('sha256')
        .update(files.map(({ source }) => source).join(''))
        .digest('base64url')
        .slice(0, 8);
      for (const { language, source } of files) {
        this.emitFile({ type: 'asset', fileName: `assets/texts-${hash}.${language}.js`, source });
      }
      // The list is for another language that is chosen later (`web/lib/choose-language.ts`).
      const wait = `{const l=document.documentElement.dataset.language,f=(l)=>import(\`./texts-${hash}.\${l}.js\`);(globalThis.textFiles??=[]).push(f);l&&await f(l)}`;
      return { code: `${wait}\n${code}`, map: null };
    },
  };
}

/** The texts that built code waits for, without their ending `.da.js`. The variable's name in it has been cut. */
export function textsNamedIn(code: string): string[] {
  return [...code.matchAll(/texts-[\w-]{8}(?=\.\$\{\w+\}\.js)/g)].map(([name]) => `assets/${name}`);
}

/** Ids cut to what tells them apart: a first screen has some four hundred, and they do not compress. */
function shortened(all: readonly string[]): (id: string) => string {
  const taken = new Map<string, string>();
  for (const id of all) {
    const length = [3, 4, 5, 6].find((one) => !taken.has(id.slice(0, one))) ?? id.length;
    taken.set(id.slice(0, length), id);
  }
  const short = new Map([...taken].map(([cut, id]) => [id, cut]));
  return (id) => short.get(id) ?? id;
}

/** The compiled translations of a language by id. */
export function catalogueOf(language: string): [string, ReturnType<typeof compileMessage>][] {
  const file = fileURLToPath(new URL(`../../translations/${language}.po`, import.meta.url));
  return readCatalogue(readFileSync(file, 'utf8')).flatMap(({ id, translation }) =>
    translation ? [[id, compileMessage(translation)] as [string, ReturnType<typeof compileMessage>]] : [],
  );
}
