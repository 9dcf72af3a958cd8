// The files of the knowledge base as text: part of the built server, read from the disk by a server that runs from its sources.

import { readdirSync, readFileSync } from 'node:fs';

/** A file: `topic/slug`, and what it holds. */
export interface KnowledgeFile {
  id: string;
  text: string;
}

/** Every file, by id. */
export function readKnowledgeFiles(): KnowledgeFile[] {
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
