// Reads a catalogue of translations (translations/*.po).

import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A text with its translation, in ICU's notation. The translation of what is still to be translated is empty. */
export interface CatalogueEntry {
  id: string;
  english: string;
  translation: string;
}

/** The entries of a PO file as `lingui extract` writes it. Ids are computed from the English text and its context, as in the code. */
export function readCatalogue(file: string): CatalogueEntry[] {
  return file.split(/\n{2,}/).flatMap((block) => {
    const field = (name: string) => {
      const quoted = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1];
      return quoted
        ?.trim()
        .split('\n')
        .map((line): string => JSON.parse(line) as string)
        .join('');
    };
    const english = field('msgid');
    if (!english || /^#~/m.test(block)) return [];
    return [{ id: generateMessageId(english, field('msgctxt')), english, translation: field('msgstr') ?? '' }];
  });
}
