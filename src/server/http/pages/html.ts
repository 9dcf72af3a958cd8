// HTML written on the server: what is put into it is escaped.

import { escapeHtml } from './escape-html.ts';

/** Finished HTML, as opposed to text that still has to be escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Writes HTML: what is put into it is escaped, other pieces of HTML and lists of them are not. */
export function html(strings: TemplateStringsArray, ...inserted: unknown[]): Html {
  return new Html(String.raw({ raw: strings }, ...inserted.map(escaped)));
}

function escaped(given: unknown): string {
  if (given instanceof Html) return given.text;
  if (Array.isArray(given)) return given.map(escaped).join('');
  return escapeHtml(String(given));
}

// Whatever a title or name contains, the page may load and run nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

interface KeptDocument {
  /** Its language; English by default. */
  language?: string;
  title: string;
  styles: string;
  body: Html;
}

/** A whole document to keep: readable without a connection, without a script, in both themes. */
export function keptDocument({ language = 'en', title, styles, body }: KeptDocument): string {
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(styles)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.text;
}
