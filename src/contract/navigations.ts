// Addresses that the browser itself goes to: named exceptions from the endpoint table, since they answer with redirects and files.

import type { Access, Method } from './endpoint.ts';

interface Navigation {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  /** What it answers with, where that is a file and no redirect. */
  mediaType?: string;
}

export const navigations = {
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Redirects to the sign-in screen; `returnTo` keeps a path of this site.',
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'Signs out and redirects to `/`; a cross-site request signs nobody out.',
  },
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    access: 'public',
    summary:
      'Confirms an e-mail address in the browser that registered, and redirects to `/auth`; elsewhere it redirects to `/confirm-email`, which asks first.',
  },
  google: {
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    summary:
      'Redirects to Google to sign in or register; `returnTo` keeps a path of this site, `club` the code of a club’s invitation link. For people who are signed in, `intent=link` links Google to the account and ends at `/profile?tab=security&google=linked` (or `taken`, `cancelled`, `failed`), and `intent=confirm` asks for a fresh sign-in and ends at `/profile?tab=security&confirmed=google`.',
  },
  googleCallback: {
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary:
      'Where Google sends the browser back to; redirects to `/`, `/complete-google-registration`, `/profile` or `/auth?error=…`.',
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'signed-in',
    mediaType: 'application/zip',
    summary: 'Downloads all that the own account holds: one ZIP with `data.json` and a readable `summary.html`.',
  },
  sessionFile: {
    method: 'GET',
    path: '/api/training-sessions/{id}/session.ics',
    access: 'signed-in',
    mediaType: 'text/calendar',
    summary: 'One training session for a calendar program: for its players, its coach and administrators.',
  },
  calendarFeed: {
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    access: 'public',
    mediaType: 'text/calendar',
    summary: "A person's training sessions as a calendar feed; the address is the key.",
  },
  videoReport: {
    method: 'GET',
    path: '/api/videos/{videoId}/report.pdf',
    access: 'signed-in',
    mediaType: 'application/pdf',
    summary: 'The published review of a video as a document of one A4 sheet, or two where there is much to say.',
  },
  certificatePage: {
    method: 'GET',
    path: '/verified/{code}',
    access: 'public',
    mediaType: 'text/html',
    summary: 'The public certificate of a verified level, as a page that needs no JavaScript.',
  },
  certificatePicture: {
    method: 'GET',
    path: '/verified/{code}/certificate.png',
    access: 'public',
    mediaType: 'image/png',
    summary: 'The certificate as a picture of 1200 × 630 pixels, as link previews show it.',
  },
  certificateDocument: {
    method: 'GET',
    path: '/verified/{code}/certificate.pdf',
    access: 'public',
    mediaType: 'application/pdf',
    summary: 'The certificate as one A4 sheet.',
  },
} as const satisfies Record<string, Navigation>;
