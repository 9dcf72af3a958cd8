// An HTML template tag that escapes every value.

import { escapeHtml } from '#server/http/escape-html.ts';

/** Finished HTML, as opposed to text that still has to be escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return escapeHtml(String(value));
}

/** Writes HTML: what is put into it is escaped, other pieces of HTML and lists of them are not. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(escaped)));
}
