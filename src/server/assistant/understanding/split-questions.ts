// Several questions in one message: "whats the golden point and can i touch the net?", "how big is the court btw is my level verified".

/** Question words, in English, Danish and Spanish, without accents. */
const asking =
  "(?:how|hows|what|whats|what's|where|wheres|when|whens|who|whos|whose|why|which|hvad|hvordan|hvor|hvem|hvornar|hvorfor|hvilken|hvilket|hvilke|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|quien|quienes|cual|cuales|por que|(?:at|on|for|with|by|in|to) (?:what|which|whom)|(?:a|de|en|con|para|cada|desde|hasta) (?:que|quien|cual|cuanto|cuando))";
/** Danish verbs begin a question only before what they ask about: "og har lært det" goes on. */
const danishVerbs =
  '(?:har|far|vil|var|kommer|bliver|koster|gaelder|tager|passer) (?:jeg|man|vi|min|mit|mine|det|den|der|de|en|et)';
/** These, and other words that begin a question. */
const starters = `(?:${asking}|i want to|jeg vil|quiero|can|may|is|are|do|does|did|was|were|will|would|could|have i|has my|should|must|any|am i|ma|kan|er|skal|bor|${danishVerbs}|que|puedo|se puede|puede|es|esta|estan|son|hay|tengo|vale|cuesta|debo|necesito)`;
/** Words that add a second question, and never join two nouns: "lobs and smashes" is one. */
const besidesNouns =
  '(?:and also|and then|oh and|also|plus|btw|by the way|another thing|one more thing|og ogsa|og sa|ogsa|desuden|for resten|forresten|y tambien|y luego|tambien|ademas|por cierto|otra cosa)';
/** All words that add one. */
const adding = `(?:(?:${besidesNouns}|and|og|samt|y|e)\\b|[&+])`;
const ordinal = '(?:first|second|secondly|1|2|for det forste|for det andet|primero|segundo)[:).,]';

/** Not "I have an hour, how many reviews fit in". */
const begins = new RegExp(`^(?!(?:tengo|hay|es|quiero|i want|jeg vil)\\b)${starters}\\b`, 'i');
/** A part without any of them is no question, and one that ends in such a verb is the beginning of one. */
const asks = new RegExp(
  `^(?:my|min|mit|mi|mis)\\b|(?:^|[\\s,;.])(?:${asking}|any|(?:can|may|do|am|should|must|have|was) i|(?:is|are|was|does|do) (?:that|it|this|the|my|they|we)|ma jeg|ma man|kan jeg|${danishVerbs}|er (?:det|min|mit|der)|que (?:es|son|significa|tiene)|esta mi|puedo|se puede|tengo|vale)\\b(?!.*\\b(?:tell me|know|remind me|explain|wonder|see|say|ved|sige|fortaelle mig|decirme|saber|explicar)[\\s,]*$)`,
  'i',
);
/** Where one question ends and another begins, surely: before its first word, in brackets, or between two question marks. */
const sure = new RegExp(
  `(?:\\?+[\\s,]+(?:${adding}[,:]?\\s+|${ordinal}\\s+)?|[,;.]?\\s+${adding},?\\s+)(?=${starters}\\b)|\\s+\\((?:${adding}[,:]?\\s+)?(?=${starters}\\b.*\\)$)|\\?+\\s+(?=[^?]+\\?+$)`,
  'gi',
);
/** Only between two questions: "lost 6-1, how do we turn it round" is one. */
const besides = new RegExp(`[,;.]\\s+(?=${starters}\\b)`, 'gi');
/** Where it may be so: a question mark, a word that adds something, and "and" after a comma or before "my". */
const likely = new RegExp(
  `\\?+\\s+|[,;.]\\s+${adding},?\\s+|[,;.]?\\s+${besidesNouns},?:?\\s+|\\s+${adding}\\s+(?=(?:my|min|mit|mi|mis)\\b)`,
  'gi',
);
/** Or only a question word, but for "when": "golden point who decides which side receives" is one question. */
const possible = new RegExp(`\\s+(?=(?:(?!when|where|cuando|donde|hvor\\b)${asking})\\b)`, 'gi');
/** "And my club?" is short and asks. */
const ofOwn = /^(?:my|min|mit|mi|mis)\b/i;
/** The beginning that asks for two things: "how high is" of "how high is the net and the back wall". */
const shared = new RegExp(
  `^(${asking}(?: \\S+)? (?:is|are|was|er|var|koster|es|son|mide|miden|cuesta|dura)|whats|wheres|whens|hows)\\s+(?!.*\\b(?:between|both|than|mellem|entre)\\b).+?\\s+(?:and|og|y)\\s+(?=(?:the|my|an?|min|mit|mine|el|la|los|las|mi|mis|una?)\\b|\\S+(?:en|et|ne)\\b)`,
  'i',
);
const [minWords, minWordsPerhaps, mostPlaces, mostParts] = [2, 3, 6, 3] as const;

const question = new RegExp(`^${starters}\\b|\\?$`, 'i');

/** Whether a part is a question by itself, also where nothing answers it: "we were at six all" is none. */
export function isQuestion(part: string): boolean {
  return question.test(part.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** The question at the end of a story, or before its last sentence; null without a story. */
export function questionOfStory(message: string): string | null {
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).map((one) => one.trim());
  const asked = sentences.findLast((one) => isQuestion(one) && one.split(/\s+/).length >= minWordsPerhaps);
  return sentences.length > 1 && asked !== undefined ? asked : null;
}

/** A message in parts. */
export interface Split {
  /** Two, or three. */
  parts: string[];
  /** Whether it holds two questions: surely; if both have an answer; or if both have a surer one than the message has. */
  join: 'sure' | 'likely' | 'possible';
}

/** How a message may be two questions or surely three, as typed, the surest first; none for one question, or for more. */
export function splitQuestions(message: string): Split[] {
  const greeting = /^(?:hi|hey|hello|hej|hola)(?: smashy)?[,!.]?\s+/i.exec(message)?.[0] ?? '';
  const letters = [...message.slice(greeting.length).replaceAll('¿', '').normalize('NFC').trim()];
  // Without accents, letter by letter, so that places are the same in both.
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0)).join('');
  const at = (places: Iterable<RegExpExecArray>, join: Split['join'], words: number): Split[] =>
    [...places].flatMap((place) => {
      const former = trimmed(letters.slice(0, place.index).join(''));
      const latter = trimmed(letters.slice(place.index + place[0].length).join(''));
      const isLong = [former, latter].every((one) => one.split(/\s+/).length >= (ofOwn.test(one) ? minWords : words));
      return isLong ? [{ parts: [former, latter], join }] : [];
    });
  const found = at(plain.matchAll(sure), 'sure', minWords);
  if (found.length > 1) return splitInThree(letters, [...plain.matchAll(sure)]);
  const listed = found.length === 0 && begins.test(plain) ? at(plain.matchAll(besides), 'sure', minWords) : [];
  const surely = [...found, ...(listed.length === 1 ? listed : [])];
  const others = [
    ...at(plain.matchAll(likely), 'likely', minWordsPerhaps),
    ...at(plain.matchAll(possible), 'possible', minWordsPerhaps),
  ].filter(
    ({ parts: [former = '', latter = ''] }) =>
      surely.every(({ parts }) => parts[1] !== latter) &&
      [former, latter].every((part) => asks.test(part.normalize('NFD').replaceAll(/\p{M}/gu, ''))),
  );
  return [...surely, ...others, ...splitShared(letters, plain)].slice(0, mostPlaces);
}

/** Three questions; none for more, or if one of them is a word. */
function splitInThree(letters: readonly string[], places: readonly RegExpExecArray[]): Split[] {
  const starts = [0, ...places.map((place) => place.index + place[0].length)];
  const parts = starts.map((start, at) => trimmed(letters.slice(start, places[at]?.index).join('')));
  const isGood = parts.length === mostParts && parts.every((part) => part.split(/\s+/).length >= minWords);
  return isGood ? [{ parts, join: 'sure' }] : [];
}

/** Two questions with one beginning; none for any other message. */
function splitShared(letters: readonly string[], plain: string): Split[] {
  const place = shared.exec(plain);
  if (place === null) return [];
  const beginning = letters.slice(0, place[1]?.length).join('');
  const former = letters.slice(0, place[0].length).join('');
  const latter = letters.slice(place[0].length).join('');
  return [{ parts: [trimmed(former), `${beginning} ${latter}`], join: 'possible' }];
}

const before = new RegExp(`^(?:(?:${adding}|${ordinal})[\\s,:]+)+`, 'i');
const after = new RegExp(`(?:[\\s,;.?!]+(?:${adding}|oh|ok|hey|roughly))+[\\s,;.:?!]*$|[)\\s]+$`, 'i');

/** A part without the words that only join it to the other. */
function trimmed(part: string): string {
  return part.trim().replace(before, '').replace(after, '').trim();
}
