// Two questions in one message: "whats the golden point and can i touch the net?", "how big is the court btw is my level verified".

/** Question words, in English, Danish and Spanish, without accents. */
const asking =
  "(?:how|hows|what|whats|what's|where|wheres|when|whens|who|whos|whose|why|which|hvad|hvordan|hvor|hvem|hvornar|hvorfor|hvilken|hvilket|hvilke|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|quien|quienes|cual|cuales|por que|(?:at|on|for|with|by|in|to) (?:what|which|whom)|(?:a|de|en|con|para|cada|desde|hasta) (?:que|quien|cual|cuanto|cuando))";
/** These, and other words that begin a question. */
const starters = `(?:${asking}|i want to|jeg vil|quiero|can|may|is|are|do|does|did|was|were|will|would|could|have i|has my|should|must|any|am i|ma|kan|er|skal|bor|har jeg|far jeg|er der|que|puedo|se puede|puede|es|hay|tengo|vale)`;
/** Words that add a second question, and never join two nouns: "lobs and smashes" is one. */
const besidesNouns =
  '(?:and also|oh and|also|plus|btw|by the way|another thing|one more thing|og ogsa|ogsa|desuden|for resten|forresten|y tambien|tambien|ademas|por cierto|otra cosa)';
/** All words that add one. */
const adding = `(?:${besidesNouns}|and|og|samt|y|e|&)`;
const ordinal = '(?:first|second|secondly|1|2|for det forste|for det andet|primero|segundo)[:).,]';

/** Not "I have an hour, how many reviews fit in". */
const begins = new RegExp(`^(?!(?:tengo|hay|es|quiero|i want|jeg vil)\\b)${starters}\\b`, 'i');
/** A part without any of them is no question, and one that ends in such a verb is the beginning of one. */
const asks = new RegExp(
  `(?:^|[\\s,;.])(?:${asking}|any|(?:can|may|do|am|should|must|have|was) i|(?:is|are|was|does|do) (?:that|it|this|the|my|they|we)|ma jeg|ma man|kan jeg|har jeg|er det|puedo|se puede|tengo|vale)\\b(?!.*\\b(?:tell me|know|remind me|explain|wonder|see|say|ved|sige|fortaelle mig|decirme|saber|explicar)[\\s,]*$)`,
  'i',
);
/** Where one question ends and another begins, surely. */
const sure = new RegExp(
  `(?:\\?+[\\s,]+(?:${adding}\\b[,:]?\\s+|${ordinal}\\s+)?|[,;.]?\\s+${adding},?\\s+)(?=${starters}\\b)`,
  'gi',
);
/** Only between two questions: "lost 6-1, how do we turn it round" is one. */
const besides = new RegExp(`[,;.]\\s+(?=${starters}\\b)`, 'gi');
/** Where it may be so: a question mark, a word that adds something, "and" after a comma, or a question word, but for "when". */
const perhaps = new RegExp(
  `\\?+\\s+|[,;.]\\s+${adding},?\\s+|[,;.]?\\s+${besidesNouns},?:?\\s+|\\s+(?=(?:(?!when|where|cuando|donde|hvor\\b)${asking})\\b)`,
  'gi',
);
const [minWords, minWordsPerhaps, mostPlaces] = [2, 3, 6] as const;

/** A message in two. */
export interface Split {
  parts: [string, string];
  /** Whether it surely holds two questions; otherwise both must have an answer of their own. */
  isSure: boolean;
}

/** How a message may be two questions, as typed, the surest first; none for one question, or for more than two. */
export function splitQuestions(message: string): Split[] {
  const greeting = /^(?:hi|hey|hello|hej|hola)(?: smashy)?[,!.]?\s+/i.exec(message)?.[0] ?? '';
  const letters = [...message.slice(greeting.length).replaceAll('¿', '').normalize('NFC').trim()];
  // Without accents, letter by letter, so that places are the same in both.
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0)).join('');
  const at = (places: Iterable<RegExpExecArray>, isSure: boolean, words: number): Split[] =>
    [...places].flatMap((place) => {
      const former = trimmed(letters.slice(0, place.index).join(''));
      const latter = trimmed(letters.slice(place.index + place[0].length).join(''));
      const isLong = [former, latter].every((one) => one.split(/\s+/).length >= words);
      return isLong ? [{ parts: [former, latter] as [string, string], isSure }] : [];
    });
  const found = at(plain.matchAll(sure), true, minWords);
  if (found.length > 1) return [];
  const listed = found.length === 0 && begins.test(plain) ? at(plain.matchAll(besides), true, minWords) : [];
  const surely = [...found, ...(listed.length === 1 ? listed : [])];
  const others = at(plain.matchAll(perhaps), false, minWordsPerhaps).filter(
    ({ parts: [former, latter] }) =>
      surely.every(({ parts }) => parts[1] !== latter) &&
      [former, latter].every((part) => asks.test(part.normalize('NFD').replaceAll(/\p{M}/gu, ''))),
  );
  return [...surely, ...others].slice(0, mostPlaces);
}

const before = new RegExp(`^(?:(?:${adding}|${ordinal})[\\s,:]+)+`, 'i');
const after = new RegExp(`(?:[\\s,;.?!]+(?:${adding}|oh|ok|hey|roughly))+[\\s,;.:?!]*$`, 'i');

/** A part without the words that only join it to the other. */
function trimmed(part: string): string {
  return part.trim().replace(before, '').replace(after, '').trim();
}
