// Two questions in one message: "whats the golden point and can i touch the net?"

/** Words that begin a question, in English, Danish and Spanish, without accents. */
const starters =
  '(?:what|whats|how|hows|can|may|is|are|do|does|did|where|wheres|when|whens|who|whos|why|which|should|must|am i allowed|hvad|hvordan|hvor|hvem|hvornar|hvorfor|hvilken|hvilket|hvilke|ma|kan|er|skal|bor|gælder|que|como|cuando|cuanto|cuanta|cuantos|donde|quien|cual|cuales|por que|puedo|se puede|puede|es|hay|tengo)';
const joined = new RegExp(
  `(?:\\?+\\s*(?:and|also|plus|og|y|e|ademas)?,?\\s+|[,;.]?\\s+(?:and also|and|also|plus|og ogsa|og|samt|y tambien|y|ademas)\\s+)(?=${starters}\\b)`,
  'i',
);
const minWords = 2;

/** The two questions of a message; null for one. Without accents, so that a starter is recognised however it is typed. */
export function splitQuestions(message: string): [string, string] | null {
  const plain = message.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('¿', '');
  const [first, second, ...others] = plain.split(joined).map((part) => part.trim());
  if (first === undefined || second === undefined || others.length > 0) return null;
  const isLong = (part: string) => part.split(/\s+/).length >= minWords;
  return isLong(first) && isLong(second) ? [first, second] : null;
}
