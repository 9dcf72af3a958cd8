// Brackets, quotation marks and punctuation around a word of a note.

/** Invisible signs that set the direction of a text. */
export const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A word, and the signs before and after it. */
export interface WordParts {
  lead: string;
  core: string;
  trail: string;
}

const around =
  /^([\p{Ps}\p{Pi}\p{Pf}"'¿¡\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*)(.*?)([\p{Pe}\p{Pi}\p{Pf}"'.,;:!?…。、，．：；！？\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*)$/u;

/** A word without the brackets, quotation marks and punctuation around it. */
export function partsOf(word: string): WordParts {
  const [, lead = '', core = '', trail = ''] = around.exec(word) ?? [];
  return { lead, core, trail };
}

const partners: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
  '»': '«',
  '¿': '?',
  '¡': '!',
};

/** What stays of the punctuation around a removed mark: no pair of brackets, no comma or colon. */
export function remaining(lead: string, trail: string): Omit<WordParts, 'core'> {
  let opened = '';
  let closed = trail.replaceAll(directionSigns, '').replaceAll(/[,;:、，：；]/gu, '');
  for (const sign of lead.replaceAll(directionSigns, '')) {
    const partner = partners[sign];
    if (partner && closed.includes(partner)) closed = closed.replace(partner, '');
    else opened += sign;
  }
  return { lead: opened, trail: closed };
}
