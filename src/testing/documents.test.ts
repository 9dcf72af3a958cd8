// Documents and comments use the glossary's words, and name only files that exist.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findAvoidedWords } from '../../scripts/lint/avoided-words.ts';

it('comments, texts, titles and documents avoid the words that the glossary names', () => {
  const found = findAvoidedWords().map(
    ({ file, line, word, instead }) => `${file}:${line}: "${word}", write ${instead}`,
  );
  expect(found).toEqual([]);
});

it('documents name only files and folders that exist', () => {
  const listed = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');
  const documents = listed.filter((path) => existsSync(path) && !/knowledge|generated|CHANGELOG/.test(path));
  const named =
    /`((?:src\/)?(?:domain|contract|server|web|scripts|docs|e2e|bench|drills|deploy|eval)\/[\w./-]+\.(?:tsx?|mjs|md))`/g;
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(named)].flatMap(([, path = '']) =>
      existsSync(path) || existsSync(`src/${path}`) ? [] : [`${document}: ${path}`],
    ),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it('comments and documents name only headings that exist', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
  const headings = new Map<string, Set<string>>();
  const headingsOf = (path: string) => {
    const found = [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      slug(heading.trim()),
    );
    return headings.get(path) ?? headings.set(path, new Set(found)).get(path);
  };
  const reference = /\b((?:docs\/)?[\w/-]+\.md)#([\w-]+)/g;
  const listed = filesOf('src', 'e2e', 'scripts', 'drills', 'bench', '*.md').filter((path) =>
    /\.(?:tsx?|md)$/.test(path),
  );
  const found = listed.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(reference)].map(([text, file = '', heading = '']) => ({
      text: `${path}: ${text}`,
      file: [file, `docs/${file}`].find((one) => existsSync(one)),
      heading,
    })),
  );
  const known = found.filter(({ file }) => file !== undefined);
  expect(known.length).toBeGreaterThan(400);
  expect(known.filter(({ file = '', heading }) => !headingsOf(file)?.has(heading)).map(({ text }) => text)).toEqual([]);
});

/** Topics of the knowledge base about using the product. */
const productTopics = ['product', 'account', 'coaching', 'clubs', 'administration'];
/** What an entry names: words in bold, and names of two words or more after where to press. */
const named =
  /\*\*([^*]+)\*\*|\b(?:press|select|choose|open|under|tab|button|in|to) ((?:[A-Z][\wí-]*)(?: (?:[A-Z]\w*|to|of|a|for|my))* [A-Z]\w*)/g;

/** Tracked files below folders. */
function filesOf(...folders: string[]): string[] {
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

it('help names only buttons, tabs and screens that exist', () => {
  const source = filesOf('src/web', 'src/domain', 'src/contract')
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
  const unknown = filesOf(...productTopics.map((topic) => `src/server/knowledge/${topic}`)).flatMap((path) => {
    const [, answer = ''] = /^---\n[^]*?\n---\n([^]*?)\n--- asked\n/.exec(readFileSync(path, 'utf8')) ?? [];
    const names = [...answer.matchAll(named)].map(([, bold, plain]) => bold ?? plain ?? '');
    const isThere = (name: string) => source.includes(name.replaceAll('’', "'").toLowerCase());
    return names.filter((name) => !isThere(name)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
