// Emails on dark ground: what a program that follows the person's choice shows can be read.

import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

/** Contrast of two colours (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it('every coloured part has a dark variant with enough contrast', async () => {
  const { html } = await renderMail({
    to: 'freja@pala.test',
    subject: 'An email',
    preview: 'With everything',
    heading: 'A heading',
    paragraphs: ['A paragraph.'],
    quote: 'Someone’s words',
    parts: [{ lead: 'One', quote: 'Words', link: { label: 'Read', url: 'https://pala.test/one' } }],
    button: { label: 'Go on', url: 'https://pala.test/two' },
    footnote: 'Small print.',
    stopUrl: 'https://pala.test/stop-mails',
  });
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  const rules = new Map(
    [...html.matchAll(/\.mail-(\w+)[^{}]* \{ ([^}]+) \}/g)].map(([, part = '', rule = '']) => [part, rule]),
  );
  const parts = new Set([...html.matchAll(/class="mail-(\w+)"/g)].map(([, part = '']) => part));
  expect([...parts].filter((part) => !rules.has(part))).toEqual([]);
  const colour = (part: string, property: string) =>
    new RegExp(`(?:^|; ?)${property}: (#[\\da-f]{6})`).exec(rules.get(part) ?? '')?.[1];
  const card = colour('card', 'background-color') ?? '';
  for (const part of parts) {
    const words = colour(part, 'color');
    if (words) expect([part, contrast(words, colour(part, 'background-color') ?? card) >= 4.5]).toEqual([part, true]);
  }
});
