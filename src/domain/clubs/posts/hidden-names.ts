// Whether a text names somebody who has not agreed to be named: a reel's title and a coach's sentence are free text.

/** Parts of family names that are words of their own in the languages of captions, and tell nobody. */
const particles = new Set('de del della la las los el der den van von da di du dos al bin ibn of y e og'.split(' '));

/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const notLetters = /[^\p{L}\p{M}]+/u;

/** The words of a text as they are compared: composed, without capitals and without whatever is no letter. */
function words(text: string): string[] {
  return text.normalize('NFC').split(notLetters).filter(Boolean);
}

const folded = (text: string) => text.toLowerCase();

/** The words of names that tell who somebody is: two letters or more, particles left out. */
function tellingWords(names: readonly string[]): Set<string> {
  const found = names.flatMap((name) => words(name).map(folded));
  return new Set(found.filter((word) => (word.length > 1 || unspaced.test(word)) && !particles.has(word)));
}

/**
 * Whether a text holds a first or last name of somebody who must stay unnamed, also in the genitive ("Ylva’s", "Ylvas"). What the names
 * shown hold as well is free: one Ylva may be named although another has not agreed.
 *
 * @param hidden whole names of those who must stay unnamed
 * @param shown the names that stand in the post anyway
 */
export function namesSomebodyHidden(text: string, hidden: readonly string[], shown: readonly string[]): boolean {
  return hiddenWordsIn(words(text).map(folded), hidden, shown);
}

/**
 * The same of what a model wrote, for whom no name was secret, since it was told none: only capitalised words count, so that "will" and
 * "may" can be written, and none that stands in the draft.
 */
export function addsHiddenName(
  text: string,
  draft: string,
  hidden: readonly string[],
  shown: readonly string[],
): boolean {
  const known = new Set(words(draft).map(folded));
  const added = words(text).filter((word) => word !== folded(word) || unspaced.test(word));
  return hiddenWordsIn(
    added.map(folded).filter((word) => !known.has(word)),
    hidden,
    shown,
  );
}

function hiddenWordsIn(text: readonly string[], hidden: readonly string[], shown: readonly string[]): boolean {
  const free = tellingWords(shown);
  const telling = [...tellingWords(hidden)].filter((word) => !free.has(word));
  const secret = new Set(telling);
  const inside = telling.filter((word) => unspaced.test(word));
  return text.some(
    (word) =>
      secret.has(word) ||
      (word.endsWith('s') && secret.has(word.slice(0, -1))) ||
      inside.some((name) => word.includes(name)),
  );
}
