// Entries of the knowledge base: front matter, an answer in Markdown, how people ask, and the answer in Danish and Spanish.

import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '#domain/language/detect-language.ts';
import { singleSkills } from '#domain/skills/skills.ts';

export const topics = [
  'rules',
  'court',
  'serve',
  'walls',
  'skills',
  'practice',
  'positions',
  'tactics',
  'opponents',
  'equipment',
  'levels',
  'fitness',
  'terms',
  'statistics',
  'product',
  'account',
  'coaching',
  'clubs',
  'administration',
] as const;

/** Player levels an answer is written for. */
export const entryLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export type EntryLevel = (typeof entryLevels)[number];

/** What an entry does: answers, or says that Pala does not know and who does. */
const entryKinds = ['answer', 'elsewhere'] as const;

/** Who can get an entry as an answer. */
const entryReaders = ['everybody', 'administrators'] as const;
export type EntryReaders = (typeof entryReaders)[number];

const words = z.array(z.string().trim().min(1));

const FrontMatter = z.strictObject({
  title: z.string().trim().min(1),
  topic: z.enum(topics),
  skill: z.enum(['smash', ...singleSkills]).optional(),
  level: z.enum(entryLevels).default('all'),
  readers: z.enum(entryReaders).default('everybody'),
  kind: z.enum(entryKinds).default('answer'),
  tags: words.min(1),
  /** The same question in other words, in any language. */
  asked: words.min(1),
  sources: words.min(1),
  links: z.array(z.string()).default([]),
});

/** A way to ask for an entry, as people type it. */
export interface Wording {
  language: Language;
  text: string;
}

/** The title and the answer in one language, in Markdown. */
export interface EntryText {
  title: string;
  text: string;
}

export interface Entry extends Omit<z.output<typeof FrontMatter>, 'topic'> {
  /** `topic/slug`. */
  id: string;
  /** `own`: written by the administrators of this installation. */
  topic: (typeof topics)[number] | 'own';
  /** The answer, in Markdown. */
  text: string;
  /** Questions that people ask in their own words, found beside the title and `asked`. */
  wordings: readonly Wording[];
  translations: Readonly<Record<Exclude<Language, 'english'>, EntryText>>;
}

/** All entries. @throws for an invalid file, naming it */
export function readEntries(): Entry[] {
  return readKnowledgeFiles().map(parseEntry);
}

/** Parses an entry. @throws naming the file and the error */
export function parseEntry({ id, text: file }: KnowledgeFile): Entry {
  const [, head, rest] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || rest === undefined) throw new Error(`${id}.md has no front matter`);
  const parsed = FrontMatter.safeParse(parseHead(head));
  if (!parsed.success) throw new Error(`${id}.md: ${z.prettifyError(parsed.error)}`);
  const [text = '', ...parts] = rest.split(/^--- (asked|da|es)\r?$/m);
  const part = (name: string) => {
    const at = parts.indexOf(name);
    if (at < 0) throw new Error(`${id}.md has no section "--- ${name}"`);
    return (parts[at + 1] as string).trim();
  };
  return {
    ...parsed.data,
    id,
    text: text.trim(),
    wordings: parseWordings(id, part('asked')),
    translations: { danish: parseTranslation(id, part('da')), spanish: parseTranslation(id, part('es')) },
  };
}

const languageCodes: Record<string, Language> = { en: 'english', da: 'danish', es: 'spanish' };

/** Parses lines such as "da: må jeg spille på egen væg". */
function parseWordings(id: string, section: string): Wording[] {
  return section.split(/\r?\n/).map((line) => {
    const [, code = '', text = ''] = /^(\w\w): (\S.*)$/.exec(line) ?? [];
    const language = languageCodes[code];
    if (language === undefined) throw new Error(`${id}.md: cannot read the line: ${line}`);
    return { language, text };
  });
}

/** How people ask about their own things, by intent: `own-questions.md`. In each language, the first one is offered as "Did you mean". */
export function readOwnWordings(): { id: string; language: Language; text: string }[] {
  const [, ...sections] = ownQuestions().split(/^# /m);
  return sections.flatMap((section) => {
    const [intent = '', ...lines] = section.trim().split(/\r?\n/);
    const wordings = parseWordings('own-questions', lines.filter((line) => line !== '').join('\n'));
    return wordings.map((wording) => ({ id: `${intentPrefix}${intent}`, ...wording }));
  });
}

/** Begins the id of an intent, where it stands beside entries. */
export const intentPrefix = 'intent/';

function parseTranslation(id: string, section: string): EntryText {
  const [, title, text] = /^title: (\S.*)\r?\n\s*\n([\s\S]+)$/.exec(section) ?? [];
  if (title === undefined || text === undefined) throw new Error(`${id}.md: a translation begins with its title`);
  return { title, text };
}

/** Parses the YAML that entries use: `key: text` and `key: [a, "b, c"]`, with comments at the end of a line. */
function parseHead(head: string): Record<string, string | string[]> {
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      if (key === undefined || value === undefined) throw new Error(`cannot read the line: ${line}`);
      return [key, parseValue(value.trim())];
    }),
  );
}

function parseValue(value: string): string | string[] {
  if (!value.startsWith('[')) return unquoted(value.startsWith('"') ? value : value.replace(/\s+#.*$/, ''));
  const inner = value.slice(1, value.lastIndexOf(']'));
  return [...inner.matchAll(/\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^,]+)/g)]
    .map(([, part = '']) => unquoted(part.trim()))
    .filter((part) => part !== '');
}

function unquoted(text: string): string {
  const [, double] = /^"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  if (double !== undefined) return double.replaceAll(/\\(.)/g, '$1');
  const [, single] = /^'([^']*)'/.exec(text) ?? [];
  return single ?? text;
}

interface KnowledgeFile {
  /** `topic/slug`. */
  id: string;
  text: string;
}

/** All files, sorted by id. */
function readKnowledgeFiles(): KnowledgeFile[] {
  const found = import.meta.env ? builtIn() : onDisk();
  return found.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function builtIn(): KnowledgeFile[] {
  const files = import.meta.glob('./*/*.md', { query: '?raw', import: 'default', eager: true });
  return Object.entries(files).map(([path, text]) => ({ id: path.slice('./'.length, -'.md'.length), text }));
}

function ownQuestions(): string {
  if (!import.meta.env) return readFileSync(`${import.meta.dirname}/own-questions.md`, 'utf8');
  const [file = ''] = Object.values(
    import.meta.glob('./own-questions.md', { query: '?raw', import: 'default', eager: true }),
  );
  return file;
}

function onDisk(): KnowledgeFile[] {
  const folder = import.meta.dirname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\][^/\\]+\.md$/.test(path))
    .map((path) => ({
      id: path.slice(0, -'.md'.length).replace('\\', '/'),
      text: readFileSync(`${folder}/${path}`, 'utf8'),
    }));
}
