// The readable page of an export, which needs no connection and no script.

import { setImmediate } from 'node:timers/promises';
import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { languageInForce, localeInForce, say } from '#domain/language/say.ts';
import { readableName } from '#domain/people/person-name.ts';
import { type Html, html, keptDocument } from '#server/http/pages/html.ts';
import type { ExportPart } from '#server/policy/personal-data.ts';
import { fieldName } from './field-names.ts';

const styles = `
  :root { color-scheme: light dark; --line: #d8d2c4; --muted: #6b655a; }
  @media (prefers-color-scheme: dark) { :root { --line: #45413a; --muted: #aaa498; } }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
  h1 { line-height: 1.2; margin-bottom: .25rem; } h2 { margin-top: 2.5rem; }
  p, nav { color: var(--muted); } nav ul { padding-left: 1.25rem; }
  ol { list-style: none; padding: 0; } ol > li { border-top: 1px solid var(--line); padding: .75rem 0; }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0; }
  dt { color: var(--muted); } dd { margin: 0; white-space: pre-wrap; }
  dd ol, dd dl { white-space: normal; }
  @media (max-width: 32rem) { dl { display: block; } dd { margin-bottom: .5rem; } }
  @media print { body { padding: 0; } nav { display: none; } }
`;

/** Records after which it yields to the event loop. */
const turn = 100;

/** Writes the page. All values are escaped; empty parts say so. */
export async function summaryPage(parts: readonly ExportPart[], exportedAt: string): Promise<string> {
  const sections: Html[] = [];
  for (const { key, title, content } of parts) {
    const written = await partOf(content);
    sections.push(html`<section aria-labelledby="${key}"><h2 id="${key}">${title}</h2>${written}</section>`);
  }
  const heading = say(msg`Your ${{ product: brand.name }} data`);
  const about = say(
    msg`Everything your account held on ${{ moment: moment(exportedAt) }}. The file data.json contains the same as raw data.`,
  );
  const body = html`<h1>${heading}</h1>
<p>${about}</p>
<nav aria-label="${say(msg`Contents`)}"><ul>${parts.map(({ key, title }) => html`<li><a href="#${key}">${title}</a></li>`)}</ul></nav>
${sections}`;
  return keptDocument({ language: languageInForce(), title: heading, styles, body });
}

/** One part of an export; long lists yield to the event loop, because an account can hold thousands of records. */
async function partOf(content: object): Promise<Html> {
  if (!Array.isArray(content) || content.length === 0) return block(content);
  const items: Html[] = [];
  for (const [index, one] of content.entries()) {
    if (index % turn === turn - 1) await setImmediate();
    items.push(item(one));
  }
  return html`<ol>${items}</ol>`;
}

const item = (one: unknown) => html`<li>${value(one)}</li>`;

function block(content: object): Html {
  if (!Array.isArray(content)) return record(content);
  if (content.length === 0) return html`<p>${say(msg`Nothing.`)}</p>`;
  return html`<ol>${content.map(item)}</ol>`;
}

/** The non-empty fields, by name. */
function record(fields: object): Html {
  const entries = Object.entries(fields).filter(([, one]) => one !== null && one !== '' && !isEmptyList(one));
  return html`<dl>${entries.map(([name, one]) => html`<dt>${fieldName(name)}</dt><dd dir="auto">${value(one)}</dd>`)}</dl>`;
}

function value(one: unknown): unknown {
  if (typeof one === 'boolean') return one ? say(msg`Yes`) : say(msg`No`);
  if (typeof one === 'object' && one !== null) return block(one);
  if (typeof one !== 'string') return one;
  return isMoment(one) ? moment(one) : readableName(one);
}

/** Whether a text is a timestamp as the database returns it; anything that only looks like one stays as typed. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

const isEmptyList = (one: unknown) => Array.isArray(one) && one.length === 0;

/** A moment in words, in UTC. */
function moment(instant: string): string {
  const inUtc = new Intl.DateTimeFormat(localeInForce(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${inUtc.format(new Date(instant))} UTC`;
}
