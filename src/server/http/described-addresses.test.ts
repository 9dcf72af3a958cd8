// The API's description has every address of the server, except those listed here with a reason.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '#contract/openapi.ts';
import { createApp } from '#server/app.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { routeOf } from './table/request-parts.ts';

const test = useTestApp({ DEMO: '1' });

/** Addresses outside the API's description, and why. */
const left: [method: string, address: RegExp, reason: string][] = [
  ['GET', /^\/$|^\/help$|^\/assets\/:$|^\/service-worker\.js$/, 'pages and their files are for browsers'],
  ['GET', /^\/(?:da|es)\//, 'the same pages in other languages'],
  ['HEAD', /./, 'asks for the head of what GET answers'],
  ['GET', /^\/(?:healthz|readyz|metrics)$/, 'for what watches the server: docs/operations/monitoring.md'],
  ['GET', /^\/(?:robots\.txt|sitemap\.xml|\.well-known\/(?:change-password|security\.txt))$/, 'RFCs describe these'],
  ['GET', /^\/api\/(?:openapi\.json|docs(?:\/.*)?)$/, 'the description itself'],
  ['POST', /^\/stop-mails$/, 'RFC 8058 describes it: the one click of mail programs'],
];

/** A parameter; the tree joins the names of all routes that meet there. */
const withoutNames = (address: string) => address.replaceAll(/:[^/]+/g, ':');

/** Every route of an application as "GET /api/videos", from the router's printed tree. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    above.splice(indent.length / 4, Infinity, part);
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${withoutNames(above.join(''))}`);
  });
}

it('the description and the server have the same addresses', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  for (const page of ['app', '404', 'index', 'help']) writeFileSync(join(pages, `${page}.html`), page);
  writeFileSync(join(pages, 'service-worker.js'), 'worker');
  const app = await createApp(test.context, { pages });
  const routes = routesIn(app.printRoutes({ commonPrefix: false }));

  const { paths } = openApiDocument() as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${withoutNames(routeOf(path))}`),
  );
  const isLeft = (route: string) => {
    const [method = '', address = ''] = route.split(' ');
    return left.some(([of, addresses]) => of === method && addresses.test(address));
  };
  expect(routes.filter((route) => !isLeft(route)).toSorted()).toEqual(described.toSorted());
  for (const [method, address, reason] of left) {
    expect([
      reason,
      routes.some((route) => route.startsWith(`${method} `) && address.test(route.split(' ')[1] ?? '')),
    ]).toEqual([reason, true]);
  }
});
