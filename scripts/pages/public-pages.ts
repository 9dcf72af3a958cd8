// A Vite plugin: renders the pages of src/web/public-site to plain HTML and writes the manifest, in the build and in development.

import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { brand } from '../../src/domain/brand.ts';
import { type LanguageCode, languages, sourceLanguage } from '../../src/domain/language/languages.ts';
import { pageAt } from '../../src/domain/language/page-addresses.ts';
import { catalogueOf, textMacros } from './texts.ts';

type Site = typeof import('../../src/web/public-site/render-page.tsx');

const site = fileURLToPath(new URL('../../src/web/public-site/render-page.tsx', import.meta.url));
const manifestFile = 'manifest.webmanifest';
const web = fileURLToPath(new URL('../../src/web/', import.meta.url));

const pages = [
  'index',
  'help-center',
  'privacy-policy',
  'verified',
  'verify',
  'method',
  'reel',
  'shared-review',
  '404',
  'offline',
];

/** The build's entry files by name, in each language; the plugin makes them, none is on the disk. */
const entries = Object.fromEntries(
  languages
    .flatMap((language) => pages.map((page) => (language === sourceLanguage ? page : `${language}/${page}`)))
    .map((name) => [name, `${web}${name}.html`]),
);

async function loadSite(): Promise<Site> {
  return (
    await runnerImport<Site>(site, {
      root: web,
      mode: 'production',
      plugins: [textMacros()],
    })
  ).module;
}

/** Files by served path: `/help-center` is `help-center.html`, `/da` is `da/index.html`. */
function addressOf(file: string): string {
  return file.slice(web.length - 1, -'.html'.length).replace(/\/index$/, '') || '/';
}

type Texts = NonNullable<Parameters<Site['renderPage']>[2]>;
const textsOf = new Map<LanguageCode, Texts>([[sourceLanguage, {}]]);

/** The page at an address, in its language. */
function render({ renderPage }: Site, address: string): string {
  const { path, language } = pageAt(address);
  const texts = textsOf.get(language) ?? Object.fromEntries(catalogueOf(language));
  textsOf.set(language, texts);
  return renderPage(path, language, texts);
}

/**
 * Renders the public pages. They pass through Vite like any HTML file, so that their style sheet and script get hashed names, and React is
 * not sent.
 */
export function publicPages(): Plugin {
  const isEntry = (id: string) => Object.values(entries).includes(id);
  // Once for all pages: each loading transforms every module of theirs.
  let loaded: Promise<Site> | undefined;
  let isBuild = false;
  const siteOfBuild = () => (loaded ??= loadSite());
  return {
    name: 'pala:public-pages',
    config: () => ({
      build: { rolldownOptions: { input: entries } },
      // `%BRAND%` in app.html.
      define: { 'import.meta.env.BRAND': JSON.stringify(brand.name) },
    }),
    resolveId: (id) => (isEntry(id) ? id : null),
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // Before the build's own work, which leaves the loading no time.
    async buildStart() {
      if (isBuild) await siteOfBuild();
    },
    async load(id) {
      if (!isEntry(id)) return null;
      return render(await siteOfBuild(), addressOf(id));
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
    const isPublic =
      Object.values(entries).some((file) => addressOf(file) === address) &&
      !['/verify', '/method'].includes(pageAt(address).path);
    if (!isPublic || (address === '/' && !isVisitor)) return next();
    server
      .ssrLoadModule(site)
      .then((module) => server.transformIndexHtml(address, render(module as Site, address)))
      .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
      .catch(next);
  };
}
