// Renders emails: a card with at most one button. Loaded with the first email, because its components take 58 MB.

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
import { darkStyles, look } from './mail-looks.ts';
import type { Mail } from './mailer.ts';

/** Renders an email as HTML and as plain text. */
export async function renderMail(content: MailContent): Promise<Mail> {
  const html = await render(document(content));
  // Headings hold names, so they are not put in capitals.
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

/** A quote with its line breaks. */
function linesOf(text: string): ReactNode[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}

function Part({ part: { lead, quote, link } }: { part: MailPart }): ReactNode {
  return h(
    Section,
    null,
    h(Text, look('lead'), lead),
    h(Text, look('quote'), ...linesOf(quote)),
    h(Text, look('onward'), h(Link, { href: link.url, ...look('link') }, link.label)),
  );
}

function document(content: MailContent): ReactNode {
  const { button } = content;
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkStyles),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      look('body'),
      h(
        Container,
        look('card'),
        h(Text, look('brand'), brand.name),
        h(Heading, { as: 'h1', ...look('heading') }, content.heading),
        ...content.paragraphs.map((paragraph, index) => h(Text, { key: index, ...look('text') }, paragraph)),
        content.quote ? h(Text, look('quote'), ...linesOf(content.quote)) : null,
        ...(content.parts ?? []).map((part) => h(Part, { key: part.link.url, part })),
        button ? h(Section, null, h(Button, { href: button.url, ...look('button') }, button.label)) : null,
        button
          ? h(
              Text,
              look('small'),
              'Or copy this address into your browser: ',
              h(Link, { href: button.url, ...look('link') }, button.url),
            )
          : null,
        content.footnote ? h(Text, look('small'), content.footnote) : null,
        h(Hr, look('rule')),
        h(Text, look('small'), `${brand.name} · ${brand.tagline} · ${brand.supportMail}`),
        content.stopUrl
          ? h(Text, look('small'), h(Link, { href: content.stopUrl, ...look('link') }, 'Stop these emails'))
          : null,
      ),
    ),
  );
}
