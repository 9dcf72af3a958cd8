// Finds the glossary's "Words to avoid" in comments, texts, test titles and documents.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** An avoided word and its place. */
export interface AvoidedWord {
  file: string;
  line: number;
  word: string;
  /** The glossary's suggestion. */
  instead: string;
}

interface Entry {
  pattern: RegExp;
  instead: string;
}

const glossary = 'docs/glossary.md';

/** Generated files, and texts that are not ours to word. */
const skipped =
  /^(CHANGELOG\.md|docs\/glossary\.md|docs\/generated\/|src\/server\/db\/migrations\/|src\/server\/assistant\/words\/|eval\/)/;

/** A test outside any `describe` whose title begins with a verb that lacks its subject: "is kept" says nothing in a report. */
const missingSubject =
  /^(?:it|test)(?:\.\w+(?:\(.*\))?)?\(\s*['"`](?:is|are|has|have|can|cannot|was|were|does|do|may|must|will|would)\b/gm;

/** Reads the table under "Words to avoid". */
function readEntries(): Entry[] {
  const table = readFileSync(glossary, 'utf8').split('## Words to avoid')[1] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
    .slice(1)
    .filter(([, word]) => !word?.startsWith('-'));
  return rows.flatMap(([, words = '', instead = '']) =>
    words.split(', ').map((word) => ({ pattern: new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'gi'), instead })),
  );
}

/** The source with everything except prose blanked, keeping line breaks, so that a hit has its line. */
function proseOf(file: string, source: string): string {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  // How people ask is not ours to word.
  const asked = file.startsWith('src/server/knowledge/') ? /^(?:en|da|es): .*$|^--- (?:da|es)\n[^]*/gm : /(?!)/g;
  if (file.endsWith('.md'))
    return source.replaceAll(asked, blank).replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\s]*\)/g, blank);
  const prose =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|"[^"\n]* [^"\n]*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}=;]*[a-z] [^<>{}=;]*(?=[<{])/g;
  let text = '';
  let end = 0;
  for (const match of source.matchAll(prose)) {
    text += blank(source.slice(end, match.index)) + match[0].replaceAll(/(?<=\*\/|\s)`[^`\n ]*`/g, blank);
    end = match.index + match[0].length;
  }
  return text + blank(source.slice(end));
}

/** Every avoided word in tracked files under `folders` (all of them when none is given). */
export function findAvoidedWords(folders: readonly string[] = []): AvoidedWord[] {
  const entries = readEntries();
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], { encoding: 'utf8' }).split('\0');
  const files = listed.filter((file) => /\.(tsx?|mjs|md|yaml|html)$/.test(file) && !skipped.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const text = proseOf(file, source);
    const found = entries.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({ at: match.index, word: match[0], instead })),
    );
    const titles = [...source.matchAll(missingSubject)].map((match) => ({
      at: match.index,
      word: match[0],
      instead: 'the subject first',
    }));
    return [...found, ...titles].map(({ at, word, instead }) => ({
      file,
      line: text.slice(0, at).split('\n').length,
      word,
      instead,
    }));
  });
}

if (import.meta.main) {
  for (const { file, line, word, instead } of findAvoidedWords(process.argv.slice(2)))
    console.log(`${file}:${line}: "${word}", write ${instead}`);
}
