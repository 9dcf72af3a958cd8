// Addresses that other programs expect: changing a password, reporting a weakness, indexing.

import type { FastifyInstance } from 'fastify';
import { brand } from '#domain/brand.ts';

/** How long a security.txt is valid, in milliseconds: a year, the most that RFC 9116 recommends. */
const securityTextLifetime = 365 * 86_400_000;

/** The same for everyone, until a new version. */
const caching = 'public, max-age=3600';

/**
 * Registers `/.well-known/change-password` (where password managers send people), `/.well-known/security.txt`, `/sitemap.xml`
 * and `/robots.txt`.
 *
 * @param pages addresses of the pages that search engines may show
 */
export function serveWellKnown(app: FastifyInstance, pages: readonly string[], publicUrl: string): void {
  app.get('/.well-known/change-password', (_, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/profile?tab=security'),
  );
  const texts = {
    '/.well-known/security.txt': securityText(publicUrl, new Date()),
    '/robots.txt': `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`,
  };
  for (const [url, text] of Object.entries(texts)) {
    app.get(url, (_, reply) => reply.header('cache-control', caching).type('text/plain; charset=utf-8').send(text));
  }
  const sitemap = siteMap(pages.map((address) => publicUrl + address));
  app.get('/sitemap.xml', (_, reply) =>
    reply.header('cache-control', caching).type('application/xml; charset=utf-8').send(sitemap),
  );
}

/** RFC 9116. */
function securityText(publicUrl: string, start: Date): string {
  const fields = {
    Contact: `mailto:${brand.supportMail}`,
    Expires: new Date(start.getTime() + securityTextLifetime).toISOString(),
    'Preferred-Languages': 'en, da',
    Canonical: `${publicUrl}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

function siteMap(urls: string[]): string {
  const entries = urls.map((url) => `<url><loc>${url}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
}
