// Text as it is compared: small letters of the English alphabet, figures, single spaces.

/** Letters that no accent makes. */
const letters: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', '’': "'", '‘': "'" };

/** "¿Qué es la víbora?" becomes "que es la vibora". Figures keep their point: "4.5", and "4,5" becomes that. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[æøß’‘]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, (found) => (found === "'" ? '' : ' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The words of a plain text. */
export function wordsOf(plainText: string): string[] {
  return plainText === '' ? [] : plainText.split(' ');
}
