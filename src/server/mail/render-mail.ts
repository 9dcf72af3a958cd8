// Renders emails: a card with at most one button. Loaded with the first email, because its components take 58 MB.

import { msg } from '@lingui/core/runtime-macro';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { linkedText } from '#domain/linked-text.ts';
import type { MailContent, MailPart } from './layout.ts';
import { darkStyles, partStyle } from './mail-styles.ts';
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

/** A letter with its line breaks, and its web addresses as links. */
function Letter({ text }: { text: string }): ReactNode {
  const lines = text.split('\n').flatMap((line, index) => {
    const pieces = linkedText(line).map(({ text: piece, url }, at) =>
      url === null ? piece : h(Link, { key: `${index}-${at}`, href: url, ...partStyle('link') }, piece),
    );
    return index === 0 ? pieces : [h('br', { key: index }), ...pieces];
  });
  return h(Text, partStyle('letter'), ...lines);
}

function Part({ part: { lead, quote, link } }: { part: MailPart }): ReactNode {
  return h(
    Section,
    null,
    h(Text, partStyle('lead'), lead),
    h(Text, partStyle('quote'), ...linesOf(quote)),
    h(Text, partStyle('onward'), h(Link, { href: link.url, ...partStyle('link') }, link.label)),
  );
}

function document(content: MailContent): ReactNode {
  const { button } = content;
  return h(
    Html,
    { lang: languageInForce() },
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
      partStyle('body'),
      h(
        Container,
        partStyle('card'),
        h(Text, partStyle('brand'), brand.name),
        h(Heading, { as: 'h1', ...partStyle('heading') }, content.heading),
        ...content.paragraphs.map((paragraph, index) => h(Text, { key: index, ...partStyle('text') }, paragraph)),
        content.picture
          ? h(Img, { src: `cid:${content.picture.cid}`, alt: content.picture.alt, ...partStyle('picture') })
          : null,
        content.letter ? h(Letter, { text: content.letter }) : null,
        content.quote ? h(Text, partStyle('quote'), ...linesOf(content.quote)) : null,
        ...(content.parts ?? []).map((part) => h(Part, { key: part.link.url, part })),
        button ? h(Section, null, h(Button, { href: button.url, ...partStyle('button') }, button.label)) : null,
        button
          ? h(
              Text,
              partStyle('small'),
              say(msg`Or copy this address into your browser:`),
              ' ',
              h(Link, { href: button.url, ...partStyle('link') }, button.url),
            )
          : null,
        content.footnote ? h(Text, partStyle('small'), content.footnote) : null,
        h(Hr, partStyle('rule')),
        h(Text, partStyle('small'), `${brand.name} · ${brand.tagline} · ${brand.supportMail}`),
        content.stopUrl
          ? h(
              Text,
              partStyle('small'),
              h(Link, { href: content.stopUrl, ...partStyle('link') }, say(msg`Stop these emails`)),
            )
          : null,
      ),
    ),
  );
}
