// The built pages for the benches of the workspace, and presses that are counted.

import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** The served pages, built into a temporary folder unless `PAGES` names one. */
export async function buildPages(): Promise<string> {
  if (process.env['PAGES']) return process.env['PAGES'];
  const folder = mkdtempSync(join(tmpdir(), 'pala-bench-pages-'));
  await build({ configFile: 'vite.config.ts', logLevel: 'warn', build: { outDir: folder } });
  return folder;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the pages, with the application at every address that is not a file. Returns its address. */
export function servePages(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = extname(pathname) === '' ? '/app.html' : pathname;
    readFile(join(folder, file)).then(
      (content) => response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Presses keys, and counts them. */
export async function pressAll(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

/** Presses Tab until the named field or button has the focus; returns how often. */
export async function tabTo(page: Page, name: string): Promise<number> {
  const wanted = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .first();
  for (let presses = 1; presses <= 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`Tab never reached “${name}”.`);
}
