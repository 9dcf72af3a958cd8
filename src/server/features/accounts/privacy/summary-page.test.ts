// The readable page of an export: escaped, self-contained, and complete.

import { describe, expect, it } from 'vitest';
import { inLanguage } from '#server/language/in-language.ts';
import { summaryPage } from './summary-page.ts';

const page = (content: object) =>
  summaryPage([{ key: 'videos', title: 'Your videos', content }], '2026-11-21T18:30:00Z');

describe('the summary page', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    "'-alert(1)-'",
    '</title></style><script>alert(1)</script>',
    '&lt;b&gt;',
  ])('shows %s as plain text', async (text) => {
    const written = await page([{ title: text, [text]: 'name', review: { notes: [{ comment: text }] } }]);
    const escaped = text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
    expect(written.split(`>${escaped}<`).length - 1).toBe(3);
    if (text !== escaped) expect(written).not.toContain(text);
  });

  it('loads nothing and runs nothing', async () => {
    const written = await page([{ title: 'Match', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }]);
    expect(written).toContain('content="default-src &#39;none&#39;;');
    expect(written).not.toMatch(/<(script|link|img|iframe|object|embed|form)\b/i);
    expect(written).not.toMatch(/(href|src)="(?!#)/);
  });

  it('formats field names, dates and booleans, and marks empty parts', async () => {
    const written = await page([
      { opponentClothingColors: 'red', uploadDate: '2026-03-01T18:30:00.000Z', isRead: true },
    ]);
    expect(written).toContain('<dt>Opponent clothing colors</dt><dd dir="auto">red</dd>');
    expect(written).toContain('1 March 2026 at 18:30 UTC');
    expect(written).toContain('<dt>Is read</dt><dd dir="auto">Yes</dd>');
    expect(await page([])).toContain('<p>Nothing.</p>');
  });

  it('is in the reader’s language, with the same values', async () => {
    const written = await inLanguage('da', () =>
      page([{ sessionDate: '2026-03-01T18:30:00.000Z', coach: 'Former coach', isRead: true, clubName: 'Havnen' }]),
    );
    expect(written).toContain('<html lang="da">');
    expect(written).toContain('<h1>Dine data hos Pala</h1>');
    expect(written).toContain('<dt>Træningens tidspunkt</dt><dd dir="auto">1. marts 2026 kl. 18.30 UTC</dd>');
    expect(written).toContain('<dt>Træner</dt><dd dir="auto">Tidligere træner</dd>');
    expect(written).toContain('<dt>Er læst</dt><dd dir="auto">Ja</dd>');
    expect(written).toContain('<dt>Club name</dt><dd dir="auto">Havnen</dd>');
  });

  it.each(['2026-02-30T25:61Z', '9999-99-99T00:00Z', '2026-01-01T...Z'])(
    'leaves %s as typed, although it looks like a timestamp',
    async (title) => {
      expect(await page([{ title }])).toContain(`<dd dir="auto">${title}</dd>`);
    },
  );
});
