// Text as it is searched and put in order, the same in a browser as in the database (docs/product.md#searching-and-order).

/** Letters that no accent makes, in the spelling that people use who have no such key, and signs that phones put in. */
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

/** Accents, and what shows nothing. */
const gone =
  /[\u0300-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]|[\u2800\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}]/gu;

/** Small letters without accents: "Peña & Łoś" becomes "pena & los", "ＭØＬＬＥＲ" becomes "moller". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(gone, '')
    .toLowerCase()
    .replaceAll(spelledSigns, (sign) => spelled[sign] ?? sign);
}

/**
 * A text as it is compared with what is searched, and the other way round: plain letters, "aa" as the "å" that it stands for, single
 * spaces. `search_text` in the database is the same.
 */
export function searchText(text: string): string {
  return plainLetters(text)
    .replaceAll(/[\t-\r \u0085\u1680\u2028\u2029]+/g, ' ')
    .replaceAll('aa', 'a');
}

/** Whether a text holds what is searched, wherever it stands in it. */
export function holdsText(text: string, search: string): boolean {
  return searchText(text).includes(searchText(search).trim());
}

/** Made when names are first compared: it loads the rules of a language. */
let collator: Intl.Collator | undefined;

/** Two names in the order of lists: as a dictionary of the product's language has them. `inOrder` in the database is the same. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
}
