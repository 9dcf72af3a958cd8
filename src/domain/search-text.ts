// Text for searching and sorting, the same in a browser and in the database (docs/product.md#searching-and-order).

/** Letters without an accent to strip, as people without such a key spell them, and characters that phones insert. */
const spelled: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const spelledSigns = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** Accents and invisible characters. */
const gone =
  /[\u0300-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]|[\u2800\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}]/gu;

/** Lower case without accents: "Peña & Łoś" becomes "pena & los", "ＭØＬＬＥＲ" becomes "moller". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(gone, '')
    .toLowerCase()
    .replaceAll(spelledSigns, (sign) => spelled[sign] ?? sign);
}

/**
 * A text for comparing in searches: plain letters, "aa" like "å", single spaces. `search_text` in the database is the same.
 */
export function searchText(text: string): string {
  return plainLetters(text)
    .replaceAll(/[\t-\r \u0085\u1680\u2028\u2029]+/g, ' ')
    .replaceAll('aa', 'a');
}

/** Whether a text contains the search anywhere. */
export function containsText(text: string, search: string): boolean {
  return searchText(text).includes(searchText(search).trim());
}

/** Made at the first comparison, since it loads the rules of a language. */
let collator: Intl.Collator | undefined;

/** Compares two names as an English dictionary does. `inOrder` in the database is the same. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
}
