// Renders a public page to an HTML document.

import { i18n, type Messages } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#domain/brand.ts';
import { type LanguageCode, sourceLanguage } from '#domain/language/languages.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { renderInLanguage } from '#web/lib/render-in-language.ts';
import { type PublicPage, publicPages } from './pages.ts';
import { PagePath } from './parts/language-choice.tsx';

/** The court's blue (token `court`, as sRGB), for the browser's own bars. */
const themeColour = '#133768';

/** The content of `/manifest.webmanifest`. Its icons are in `web/public/`. */
export const manifest = {
  name: `${brand.name} – ${brand.tagline}`,
  short_name: brand.name,
  get description() {
    return t`Padel match reviews by certified coaches.`;
  },
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  // GET keeps the shared video while a visitor signs in.
  share_target: { action: '/upload', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  categories: ['sports', 'education'],
  background_color: themeColour,
  theme_color: themeColour,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * The HTML document of a page in a language; Vite then inserts the hashed file names.
 *
 * @param path of the English page
 * @param messages the translations
 * @throws without such a page
 */
export function renderPage(path: string, language: LanguageCode = sourceLanguage, messages: Messages = {}): string {
  const page = publicPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no public page at ${path}.`);
  return renderInLanguage(language, messages, () => `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`);
}

/** Default picture for link previews. */
const productPreview = () => ({
  image: '/og.png',
  imageAlt: t`${{ product: brand.name }}: a padel court, a coach’s notes on a timeline and skill ratings`,
});

/** Head and body, with nothing inline: the Content-Security-Policy blocks it. */
function Document({ path, title, description, Page, isUnlisted, robots, preview, script }: PublicPage) {
  const { address, image, imageAlt } = preview ?? { ...productPreview(), address: pageAddress(path) };
  const { locale } = i18n;
  return (
    <html lang={locale} data-language={locale === sourceLanguage ? undefined : locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isUnlisted && <meta name="robots" content="noindex" />}
        {robots && <meta name="robots" content={robots} />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColour} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        {/* Served at run time, so the build must not resolve it. */}
        <meta property="og:image" content={image} vite-ignore="" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={imageAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The build writes this file. */}
        <link rel="manifest" href="/manifest.webmanifest" vite-ignore="" />
        <script src="/theme.js" />
        <link rel="stylesheet" href="/styles.css" />
        <script type="module" src="/public-site/enhance.ts" />
        {script && <script type="module" src={script} />}
      </head>
      {/* Inter's tabular figures would also widen every hyphen in running text. */}
      <body className="normal-nums">
        <I18nProvider i18n={i18n}>
          <PagePath value={path}>
            <Page />
          </PagePath>
        </I18nProvider>
      </body>
    </html>
  );
}
