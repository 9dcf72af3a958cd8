// Answers from the knowledge base, or says that there is none.

import { brand } from '#brand';
import type { Language } from '#domain/language/detect-language.ts';
import type { OuterScale } from '#domain/levels/outer-scales.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { certaintyOf } from '#server/assistant/retrieval/certainty.ts';
import { isAboutPadel, isOtherGame, otherGames } from '#server/assistant/understanding/about-padel.ts';
import type { PersonalIntent } from '#server/assistant/understanding/intents.ts';
import { type Entry, type EntryText, intentPrefix } from '#server/knowledge/entries.ts';
import { withScreenWords } from '#server/language/in-language.ts';
import type { Speech } from './phrases/phrases.ts';
import { type Asker, answered, escapeMarkdown, type Question, type Reply } from './reply.ts';
import { canOpenAddress } from './screen-links.ts';

/**
 * How certain it must be that the best entry answers (`certaintyOf`), if only unsurely: more without a padel word, and about the body,
 * where a wrong answer could do harm.
 */
const enough = { padel: 0.25, others: 0.45, health: 0.5 } as const;
/** Up to this certainty an answer says that it may not be what was meant, and what else it may be. */
const certain = 0.7;
/** How certain for no doubt, if the question may be about the asker's own things. */
export const certainBesideOwn = 0.75;
/** How certain for asking whether it is meant, without a padel word: below, the question is off-topic. */
const offered = 0.3;
/** Share of the best score that a second entry needs to be suggested. */
const beside = 0.6;

/** The answer of the best entry; unsure below a certainty, and below another one only asked whether it is meant. */
export async function knowledgeAnswer(question: Question): Promise<Reply> {
  const { asked, asker, passages, say } = question;
  const [best, second] = passages;
  if (isOtherGame(asked.text)) return { text: say.offTopic, outcome: 'off-topic' };
  const isPadel = isAboutPadel(`${asked.text} ${asked.context}`);
  const certainty = certaintyOf(passages, asked.question);
  const isElsewhere = !isPadel && (certainty < offered || otherGames.test(asked.text));
  const isHealth = isAboutHealth(question);
  const wanted = enough[isHealth ? 'health' : isPadel ? 'padel' : 'others'];
  if (best === undefined || certainty < wanted) {
    if (isHealth) return { text: say.health, outcome: 'unanswered' };
    if (isElsewhere) return { text: say.offTopic, outcome: 'off-topic' };
    return unknownAnswer(say, asker, offers(question, 0, 2));
  }
  const { entry } = best;
  const text = mappedScale(asker, entry, say) ?? entryIn(asked.language, entry).text;
  const audience = isForOthers(asker.role, entry) ? `${say.isFor(isForCoachesOnly(entry))}\n\n` : '';
  const warning = isHealth && entry.topic === 'fitness' ? `\n\n${say.emergencyNote}` : '';
  const isNear = second !== undefined && second.score >= best.score * beside && !isAboutProduct(second.entry);
  const reply = answered(
    `${audience}${text}${warning}${sourceLine(say, entry)}`,
    entry.links.filter((to) => canOpenAddress(asker.role, to)),
    {
      entry: entry.id,
      skill: entry.skill,
      suggestions: isNear ? [entryIn(asked.language, second.entry).title] : [],
      // What others know stays an open question: administrators can add the answer of their club.
      ...(entry.kind === 'elsewhere' && { outcome: 'unanswered' }),
    },
  );
  if (asked.mayAsk !== null && certainty < certainBesideOwn) {
    return unsure(say, reply, [ownOffer(question, asked.mayAsk.intent), ...offers(question, 1, 2)]);
  }
  return certainty < certain ? unsure(say, reply, offers(question, 1, 3)) : reply;
}

/** What may have been meant: an entry, as `topic/slug`, or one of the asker's own things, as `intent/NAME`. */
interface Meant {
  id: string;
  title: string;
}

/** An answer that may not be to what was asked, with what else that may be. */
export function unsure(say: Speech, reply: Reply, others: readonly Meant[]): Reply {
  return {
    ...reply,
    text: `${say.perhaps}\n\n${reply.text}`,
    isUnsure: true,
    suggestions: others.map(({ title }) => title),
    suggested: others.map(({ id }) => id),
  };
}

/** Entries that may be meant, by their places among the best. */
export function offers({ asked, passages }: Question, from: number, to: number): Meant[] {
  return passages.slice(from, to).map(({ entry }) => ({ id: entry.id, title: entryIn(asked.language, entry).title }));
}

function ownOffer({ asked, library }: Question, intent: PersonalIntent): Meant {
  return { id: `${intentPrefix}${intent}`, title: library.titleOfOwn(intent, asked.language) };
}

/** Whether a question speaks of the body: what no entry surely answers goes to a doctor. */
export function isAboutHealth({ asked }: Question): boolean {
  return bodyWords.test(`${asked.text} ${asked.original}`);
}

/** The entries about the scales of other countries. */
const scaleEntries: Readonly<Record<string, OuterScale>> = { 'levels/fep-scale': 'FEP', 'levels/apa-scale': 'APA' };

/** How a scale reads by the mapping that administrators have set; undefined for other entries, which know the formula. */
function mappedScale({ scaleMappings = [] }: Asker, { id }: Entry, say: Speech): string | undefined {
  const mapping = scaleMappings.find(({ scale }) => scale === scaleEntries[id]);
  if (!mapping) return undefined;
  const steps = mapping.steps.map(
    ({ value, label }, index) =>
      `- ${say.figure(1 + index / 2)}: ${mapping.scale} ${say.figure(value)}, ${escapeMarkdown(label)}`,
  );
  return say.mappedScale(mapping.scale, steps.join('\n'));
}

/** Offers what the question may have meant, and whom to ask: the coach, for those who have one, or support. */
async function unknownAnswer(say: Speech, { player }: Asker, meant: readonly Meant[]): Promise<Reply> {
  const hasCoach = ((await player?.coaches()) ?? []).length > 0;
  const [text, whom] = [meant.length > 0 ? say.didYouMean : say.unknown, hasCoach ? say.orCoach : say.orSupport];
  return {
    ...answered(`${text} ${whom}`, [...(hasCoach ? ['/my-coaches'] : []), '/help-center'], {
      suggested: meant.map(({ id }) => id),
      suggestions: meant.map(({ title }) => title),
    }),
    outcome: 'unanswered',
  };
}

/** Title and answer in a language; buttons, fields and screens have the names of the asker's screens. */
export function entryIn(language: Language, entry: Entry): EntryText {
  const { danish, spanish } = entry.translations;
  const { title, text } = language === 'english' ? entry : entry.translations[language];
  if (!isAboutProduct(entry)) return { title, text };
  return { title, text: withScreenWords(text, [entry.text, danish.text, spanish.text]) };
}

const productTopics: ReadonlySet<string> = new Set(['product', 'account', 'coaching', 'clubs', 'administration']);

/** Whether an entry is about using the product: it shows no source and is not suggested beside others. */
const isAboutProduct = ({ topic }: Pick<Entry, 'topic'>) => productTopics.has(topic);

/** Whether an entry is for coaches, clubs or administrators. */
export function isForStaff({ topic }: Entry): boolean {
  return isAboutProduct({ topic }) && topic !== 'product' && topic !== 'account';
}

/** Whether an entry says how others work: "For clubs: how do groups work?" is no help with what a player can do. */
function isForOthers(role: Role, { title }: Entry): boolean {
  if (role === 'admin' || !/^For (clubs|coaches)\b/.test(title)) return false;
  return role === 'club' ? !/\bclubs\b.*:/.test(title) : !(isCoach(role) && /\bcoaches\b.*:/.test(title));
}

const isForCoachesOnly = ({ title }: Entry) => !/^For clubs\b/.test(title);

/** The sources of an entry, in Markdown. */
export function sourceLine(say: Speech, { sources, topic }: Entry): string {
  if (isAboutProduct({ topic })) return '';
  if (topic === 'own') return `\n\n*Added by ${brand.name}’s administrators.*`;
  const named = sources.filter((source) => source !== brand.name && !/^general coaching knowledge$/i.test(source));
  return `\n\n*${named.length === 0 ? say.generalKnowledge : say.source(named.join('; '))}*`;
}

/** Words about health, in three languages. */
const bodyWords =
  /\b(pain\w*|hurts?|hurting|aches?|aching|sick|ill|unwell|nause\w*|vomit\w*|blood|bleed\w*|numb(ness)?|swollen|injur\w*|breath\w*|heart|chest|dizz\w*|depress\w*|ondt|smert\w*|kvalm\w*|blod\w*|syg|skade\w*|haevet|deprim\w*|dolor\w*|duele\w*|sangr\w*|nauseas?|enferm\w*|lesion\w*|hinchad\w*|pecho|corazon)\b/;
