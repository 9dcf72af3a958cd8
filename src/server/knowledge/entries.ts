// Entries of the knowledge base: front matter and an answer in Markdown.

import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
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
  tags: words.min(1),
  /** The same question in other words, in any language. */
  asked: words.min(1),
  sources: words.min(1),
  links: z.array(z.string()).default([]),
});

export interface Entry extends Omit<z.output<typeof FrontMatter>, 'topic'> {
  /** `topic/slug`. */
  id: string;
  /** `own`: written by the administrators of this installation. */
  topic: (typeof topics)[number] | 'own';
  /** The answer, in Markdown. */
  text: string;
}

/** All entries. @throws for an invalid file, naming it */
export function readEntries(): Entry[] {
  return readKnowledgeFiles().map(parseEntry);
}

/** Parses an entry. @throws naming the file and the error */
export function parseEntry({ id, text }: KnowledgeFile): Entry {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${id}.md has no front matter`);
  const parsed = FrontMatter.safeParse(parseHead(head));
  if (!parsed.success) throw new Error(`${id}.md: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, id, text: body.trim() };
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

function onDisk(): KnowledgeFile[] {
  const folder = import.meta.dirname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\][^/\\]+\.md$/.test(path))
    .map((path) => ({
      id: path.slice(0, -'.md'.length).replace('\\', '/'),
      text: readFileSync(`${folder}/${path}`, 'utf8'),
    }));
}
