// Prints docs/generated from the endpoint registry; with --check only reports whether it is fresh.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { EndpointDefinition, Entry } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { accessWords, openApiDocument } from '#contract/openapi.ts';
import { redirects } from '#contract/redirects.ts';
import { streams } from '#contract/streams.ts';
import { webhooks } from '#contract/webhooks.ts';
import { roles } from '#domain/people/roles.ts';

const entries = Object.entries(endpoints) as [string, EndpointDefinition][];
const note = '<!-- Printed from src/contract by `npm run docs:generate`. Do not edit. -->';

function endpointsPage(): string {
  const rows = entries.map(
    ([name, one]) => `| ${one.method} | \`${one.path}\` | ${accessWords(one.access)} | ${one.summary} | \`${name}\` |`,
  );
  const others = (table: Readonly<Record<string, Entry>>) =>
    Object.entries(table).map(
      ([name, one]) => `| \`${one.path}\` | ${accessWords(one.access)} | ${one.summary} | \`${name}\` |`,
    );
  return [
    note,
    '',
    '# Endpoints',
    '',
    '| Method | Path | For | Summary | Name |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## Files',
    '',
    '| Path | For | Summary | Name |',
    '|---|---|---|---|',
    ...others(files),
    '',
    '## Redirects',
    '',
    '| Path | For | Summary | Name |',
    '|---|---|---|---|',
    ...others(redirects),
    '',
    '## Streams',
    '',
    '| Path | For | Summary | Name |',
    '|---|---|---|---|',
    ...others(streams),
    '',
    '## Webhooks',
    '',
    '| Path | For | Summary | Name |',
    '|---|---|---|---|',
    ...others(webhooks),
    '',
  ].join('\n');
}

function permissionsPage(): string {
  const mark = (one: EndpointDefinition, role: (typeof roles)[number]) =>
    typeof one.access === 'string' || one.access.includes(role) ? '●' : '';
  const rows = entries.map(
    ([name, one]) =>
      `| \`${name}\` | ${one.access === 'public' ? '●' : ''} | ${roles.map((role) => mark(one, role)).join(' | ')} |`,
  );
  return [
    note,
    '',
    '# Permissions',
    '',
    'A dot means that the role may call the endpoint. `src/server/policy/visibility.ts` decides whose data the call shows; `access-matrix.test.ts` proves both.',
    '',
    `| Endpoint | visitor | ${roles.join(' | ')} |`,
    `|---|${'---|'.repeat(roles.length + 1)}`,
    ...rows,
    '',
  ].join('\n');
}

const pages = {
  'docs/generated/endpoints.md': endpointsPage(),
  'docs/generated/permissions.md': permissionsPage(),
  'docs/generated/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
};

if (process.argv.includes('--check')) {
  const stale = Object.entries(pages).filter(([file, text]) => readOrEmpty(file) !== text);
  for (const [file] of stale) console.error(`${file} is stale: run npm run docs:generate`);
  process.exit(stale.length === 0 ? 0 : 1);
}
mkdirSync('docs/generated', { recursive: true });
for (const [file, text] of Object.entries(pages)) writeFileSync(file, text);

function readOrEmpty(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
