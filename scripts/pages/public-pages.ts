// A Vite plugin: renders the pages of src/web/public-site to plain HTML and writes the manifest, in the build and in development.

import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { brand } from '../../src/domain/brand.ts';
import { textMacros } from './texts.ts';

type Site = typeof import('../../src/web/public-site/render-page.tsx');

const site = fileURLToPath(new URL('../../src/web/public-site/render-page.tsx', import.meta.url));
const manifestFile = 'manifest.webmanifest';
const web = fileURLToPath(new URL('../../src/web/', import.meta.url));

/** The build's entry files by name; the plugin makes them, none is on the disk. */
const entries = {
  index: `${web}index.html`,
  'help-center': `${web}help-center.html`,
  'privacy-policy': `${web}privacy-policy.html`,
  verified: `${web}verified.html`,
  verify: `${web}verify.html`,
  method: `${web}method.html`,
  reel: `${web}reel.html`,
  'shared-review': `${web}shared-review.html`,
  '404': `${web}404.html`,
  offline: `${web}offline.html`,
};

async function loadSite(): Promise<Site> {
  return (
    await runnerImport<Site>(site, {
      root: web,
      mode: 'production',
      plugins: [textMacros()],
    })
  ).module;
}

/** Files by served path: `/help-center` is `help-center.html`. */
function addressOf(file: string): string {
  return file === entries.index ? '/' : `/${file.slice(web.length, -'.html'.length)}`;
}

/**
 * Renders the public pages. They pass through Vite like any HTML file, so that their style sheet and script get hashed names, and React is
 * not sent.
 */
export function publicPages(): Plugin {
  const isEntry = (id: string) => Object.values(entries).includes(id);
  // Once for all pages: each loading transforms every module of theirs.
  let loaded: Promise<Site> | undefined;
  const siteOfBuild = () => (loaded ??= loadSite());
  return {
    name: 'pala:public-pages',
    config: () => ({
      build: { rolldownOptions: { input: entries } },
      // `%BRAND%` in app.html.
      define: { 'import.meta.env.BRAND': JSON.stringify(brand.name) },
    }),
    resolveId: (id) => (isEntry(id) ? id : null),
    async load(id) {
      if (!isEntry(id)) return null;
      return (await siteOfBuild()).renderPage(addressOf(id));
    },
    async generateBundle() {
      const { manifest } = await siteOfBuild();
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
    },
    configureServer: (server) => void server.middlewares.use(answerWhileDeveloping(server)),
    transformIndexHtml: {
      order: 'post',
      // The two fonts of the first screen load together with the style sheet instead of after it.
      handler: (_, { bundle, path }) =>
        isEntry(web + path.slice(1))
          ? Object.keys(bundle ?? {})
              .filter((file) => /-latin-wght-normal-[\w-]+\.woff2$/.test(file))
              .map((file) => ({
                tag: 'link',
                attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
                injectTo: 'head' as const,
              }))
          : [],
    },
  };
}

/** Shows visitors' pages at their addresses, as the server does. */
function answerWhileDeveloping(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
    const isVisitor = !/pala_session=/.test(request.headers.cookie ?? '');
    if (address === `/${manifestFile}`) {
      server
        .ssrLoadModule(site)
        .then((module) => response.end(JSON.stringify((module as Site).manifest)))
        .catch(next);
      return;
    }
    // The server fills in keys and figures.
    const isPublic = Object.values(entries).some(
      (file) => addressOf(file) === address && file !== entries.verify && file !== entries.method,
    );
    if (!isPublic || (address === '/' && !isVisitor)) return next();
    server
      .ssrLoadModule(site)
      .then((module) => server.transformIndexHtml(address, (module as Site).renderPage(address)))
      .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
      .catch(next);
  };
}
