// Two questions in one message: "whats the golden point and can i touch the net?"

/** Words that begin a question, in English, Danish and Spanish, without accents. */
const starters =
  '(?:how many|(?:a|de|en|con|para) (?:que|quien|cual|cuanto)|i want to|jeg vil|quiero|what|whats|how|hows|can|may|is|are|do|does|did|where|wheres|when|whens|who|whos|why|which|should|must|am i allowed|hvad|hvordan|hvor|hvem|hvornar|hvorfor|hvilken|hvilket|hvilke|ma|kan|er|skal|bor|que|como|cuando|cuanto|cuanta|cuantos|donde|quien|cual|cuales|por que|puedo|se puede|puede|es|hay|tengo)';
const begins = new RegExp(`^${starters}\\b`, 'i');
const joined = new RegExp(
  `(?:\\?+\\s*(?:and|also|plus|og|y|e|ademas)?,?\\s+|[,;.]?\\s+(?:and also|and|also|plus|og ogsa|og|samt|y tambien|y|ademas|&)\\s+)(?=${starters}\\b)`,
  'gi',
);
/** Only between two questions: "lost 6-1, how do we turn it round" is one. */
const besides = new RegExp(`[,;.]\\s+(?=${starters}\\b)`, 'gi');
const minWords = 2;

/** The two questions of a message, as typed; null for one, or for more than two. */
export function splitQuestions(message: string): [string, string] | null {
  const letters = [...message.replaceAll('¿', '').normalize('NFC')];
  // Without accents, letter by letter, so that places are the same in both.
  const plain = letters.map((letter) => letter.normalize('NFD').charAt(0)).join('');
  const all = [...plain.matchAll(joined)];
  const [found, ...others] = all.length > 0 || !begins.test(plain) ? all : plain.matchAll(besides);
  if (found === undefined || others.length > 0) return null;
  const part = (from: number, to?: number) => letters.slice(from, to).join('').trim();
  const parts: [string, string] = [part(0, found.index), part(found.index + found[0].length)];
  return parts.every((one) => one.split(/\s+/).length >= minWords) ? parts : null;
}
