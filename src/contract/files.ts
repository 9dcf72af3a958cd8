// THE TABLE, its files: documents, pictures, pages and calendars.

import { z } from 'zod';
import type { FileDefinition } from './endpoint.ts';
import * as fields from './fields.ts';

const ofCertificate = z.object({ code: z.string().regex(/^[\w-]+$/) });

export const files = {
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'signed-in',
    ownAccount: true,
    mediaType: 'application/zip',
    caching: 'never',
    disposition: 'attachment',
    summary: 'Downloads all that the own account holds: one ZIP with `data.json` and a readable `summary.html`.',
  },
  sessionFile: {
    method: 'GET',
    path: '/api/training-sessions/{id}/session.ics',
    access: 'signed-in',
    params: z.object({ id: fields.id }),
    mediaType: 'text/calendar',
    caching: 'private',
    disposition: 'attachment',
    summary: 'One training session for a calendar program: for its players, its coach and administrators.',
  },
  calendarFeed: {
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    access: 'public',
    // 256 bits: nobody guesses one.
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    mediaType: 'text/calendar',
    caching: 'private',
    disposition: 'inline',
    summary: "A person's training sessions as a calendar feed; the address is the key.",
  },
  videoReport: {
    method: 'GET',
    path: '/api/videos/{videoId}/report.pdf',
    access: 'signed-in',
    params: z.object({ videoId: fields.id }),
    mediaType: 'application/pdf',
    caching: 'private',
    disposition: 'inline',
    isCostly: true,
    summary: 'The published review of a video as a document of one A4 sheet, or two where there is much to say.',
  },
  receiptDocument: {
    method: 'GET',
    path: '/api/payments/receipts/{id}/receipt.pdf',
    access: 'signed-in',
    ownAccount: true,
    params: z.object({ id: fields.id }),
    mediaType: 'application/pdf',
    caching: 'private',
    disposition: 'attachment',
    isCostly: true,
    summary: 'A receipt of one’s own as one A4 sheet: number, date, seller, tax.',
  },
  certificatePage: {
    method: 'GET',
    path: '/verified/{code}',
    access: 'public',
    params: ofCertificate,
    mediaType: 'text/html',
    caching: 'public',
    disposition: 'inline',
    isPage: true,
    summary: 'The public certificate of a verified level, as a page that needs no JavaScript.',
  },
  certificatePicture: {
    method: 'GET',
    path: '/verified/{code}/certificate.png',
    access: 'public',
    params: ofCertificate,
    mediaType: 'image/png',
    caching: 'public',
    disposition: 'inline',
    isCostly: true,
    isPage: true,
    summary: 'The certificate as a picture of 1200 × 630 pixels, as link previews show it.',
  },
  certificateDocument: {
    method: 'GET',
    path: '/verified/{code}/certificate.pdf',
    access: 'public',
    params: ofCertificate,
    mediaType: 'application/pdf',
    caching: 'public',
    disposition: 'inline',
    isCostly: true,
    isPage: true,
    summary: 'The certificate as one A4 sheet.',
  },
} as const satisfies Record<string, FileDefinition>;

export type Files = typeof files;
export type FileName = keyof Files;
