// A Vite plugin: renders the pages of src/web/public-site to plain HTML, in the build and while developing.

import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport, type ViteDevServer } from 'vite';

type Site = typeof import('../src/web/public-site/render-page.tsx');

const site = fileURLToPath(new URL('../src/web/public-site/render-page.tsx', import.meta.url));
const web = fileURLToPath(new URL('../src/web/', import.meta.url));

/** Files that the build takes as its entries, by name; none of them is on the disk, the plugin makes them. */
const entries = {
  index: `${web}index.html`,
  'help-center': `${web}help-center.html`,
  'privacy-policy': `${web}privacy-policy.html`,
};

/** Pages as the server serves them: `/help-center` is `help-center.html`. */
function addressOf(file: string): string {
  return file === entries.index ? '/' : `/${file.slice(web.length, -'.html'.length)}`;
}

/**
 * Renders the public pages. They pass through Vite like any HTML file, so that their style sheet and their script get hashed names,
 * and nothing of React is sent along.
 */
export function publicPages(): Plugin {
  const isEntry = (id: string) => Object.values(entries).includes(id);
  return {
    name: 'pala:public-pages',
    config: () => ({ build: { rolldownOptions: { input: entries } } }),
    resolveId: (id) => (isEntry(id) ? id : null),
    async load(id) {
      if (!isEntry(id)) return null;
      const { module } = await runnerImport<Site>(site, { root: web, mode: 'production' });
      return module.renderPage(addressOf(id));
    },
    configureServer: (server) => void server.middlewares.use(answerWhileDeveloping(server)),
    transformIndexHtml: {
      order: 'post',
      // The two faces of the first screen start loading with the style sheet instead of after it.
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
    const isPublic = Object.values(entries).some((file) => addressOf(file) === address);
    if (!isPublic || (address === '/' && !isVisitor)) return next();
    server
      .ssrLoadModule(site)
      .then((module) => server.transformIndexHtml(address, (module as Site).renderPage(address)))
      .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
      .catch(next);
  };
}
