// The look of every mail: a card on sand, the name above, one button at most. Loaded with the first mail: its components weigh 58 MB.

import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import type { MailContent, MailPart } from './layout.ts';
import type { Mail } from './mailer.ts';

const font = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const style = {
  body: { backgroundColor: '#f6f4ef', fontFamily: font, margin: 0, padding: '24px 12px' },
  brand: { color: '#1d4f91', fontSize: '20px', fontWeight: 700, margin: '0 0 16px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e4dfd4',
    borderRadius: '12px',
    maxWidth: '560px',
    padding: '28px',
  },
  heading: { color: '#23201a', fontSize: '25px', lineHeight: '32px', margin: '0 0 12px' },
  text: { color: '#3d3930', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    borderLeft: '3px solid #1d4f91',
    color: '#3d3930',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    paddingLeft: '14px',
  },
  lead: { color: '#23201a', fontSize: '16px', fontWeight: 600, lineHeight: '24px', margin: '0 0 8px' },
  link: { color: '#1d4f91' },
  onward: { fontSize: '16px', lineHeight: '24px', margin: '0 0 24px' },
  button: {
    backgroundColor: '#1d4f91',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  small: { color: '#6b655a', fontSize: '14px', lineHeight: '20px', margin: '16px 0 0' },
} as const;

/** Renders a mail as HTML and as plain text. */
export async function renderMail(content: MailContent): Promise<Mail> {
  const html = await render(document(content));
  // The heading names people: in capitals a name is no longer theirs.
  const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });
  return {
    to: content.to,
    subject: content.subject,
    html,
    text,
    ...(content.stopUrl !== undefined && {
      headers: { 'List-Unsubscribe': `<${content.stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

/** Somebody's own words, with the lines in which they were written. */
function linesOf(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}

function Part({ part: { lead, quote, link } }: { part: MailPart }): ReactNode {
  return h(
    Section,
    null,
    h(Text, { style: style.lead }, lead),
    h(Text, { style: style.quote }, ...linesOf(quote)),
    h(Text, { style: style.onward }, h(Link, { href: link.url, style: style.link }, link.label)),
  );
}

function document(content: MailContent): ReactNode {
  const { button } = content;
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: style.body },
      h(
        Container,
        { style: style.card },
        h(Text, { style: style.brand }, brand.name),
        h(Heading, { as: 'h1', style: style.heading }, content.heading),
        ...content.paragraphs.map((paragraph, index) => h(Text, { key: index, style: style.text }, paragraph)),
        content.quote ? h(Text, { style: style.quote }, ...linesOf(content.quote)) : null,
        ...(content.parts ?? []).map((part) => h(Part, { key: part.link.url, part })),
        button ? h(Section, null, h(Button, { href: button.url, style: style.button }, button.label)) : null,
        button
          ? h(
              Text,
              { style: style.small },
              'Or copy this address into your browser: ',
              h(Link, { href: button.url }, button.url),
            )
          : null,
        content.footnote ? h(Text, { style: style.small }, content.footnote) : null,
        h(Hr, { style: { borderColor: '#e4dfd4', margin: '24px 0 0' } }),
        h(Text, { style: style.small }, `${brand.name} · ${brand.tagline} · ${brand.supportMail}`),
        content.stopUrl
          ? h(Text, { style: style.small }, h(Link, { href: content.stopUrl, style: style.link }, 'Stop these mails'))
          : null,
      ),
    ),
  );
}
