// The web app manifest.

import { brand } from '#domain/brand.ts';

/** The court's blue (token `court`, as sRGB), for the browser's own bars. */
export const themeColour = '#133768';

/** The content of `/manifest.webmanifest`. Its icons are in `web/public/`. */
export const manifest = {
  name: `${brand.name} – ${brand.tagline}`,
  short_name: brand.name,
  description: 'Padel match reviews by certified coaches.',
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
