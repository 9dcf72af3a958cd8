// What a device is told when the application is installed on it.

import { brand } from '#domain/brand.ts';

/** The court's blue (token `court`, as sRGB): browsers colour their own bars with it. */
export const themeColour = '#133768';

/** The content of `/manifest.webmanifest`. The icons lie in `web/public/`, beside the logo. */
export const manifest = {
  name: `${brand.name} – ${brand.tagline}`,
  short_name: brand.name,
  description: 'Padel match reviews by certified coaches.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en',
  // A GET, so that a visitor keeps what was shared while signing in.
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
