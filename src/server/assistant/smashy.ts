// Smashy: answers a question.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { AnswerOutcome, TurnMemory } from '#domain/assistant/turns.ts';
import type { Language } from '#domain/language/detect-language.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { mean } from '#domain/round-to.ts';
import { builtInAnswer } from './answers/answer.ts';
import { assembleAnswer } from './answers/assemble-answer.ts';
import { emergencyAnswer } from './answers/emergency.ts';
import { isAboutNamed } from './answers/named.ts';
import { speak } from './answers/phrases/phrases.ts';
import { type Asker, escapeMarkdown, type Question, type Reply } from './answers/reply.ts';
import { certaintyOf } from './retrieval/certainty.ts';
import { noOwnEntries, type OwnEntries, openLibrary } from './retrieval/library.ts';
import type { Places } from './retrieval/meaning.ts';
import { search } from './retrieval/search.ts';
import { isPersonal } from './understanding/intents.ts';
import { bandOf } from './understanding/levels.ts';
import {
  explainCoaches,
  explainPlayers,
  explainReview,
  explainTitle,
  type Named,
  titlesOfPlayer,
  titlesOfStaff,
} from './understanding/own-names.ts';
import { isQuestion, questionOfStory, type Split, splitQuestions } from './understanding/split-questions.ts';
import { understand } from './understanding/understand.ts';

export { questionGroup } from './question-group.ts';

/** What an answer depends on besides question and asker. */
interface Known {
  /** Of the question before. */
  memory: TurnMemory | null;
  /** The installation's own entries. */
  own?: OwnEntries;
  /** Finds entries by the meaning of the question; null without vectors. */
  meaning?: ((language: Language) => Places) | null;
}

export interface AnsweredQuestion {
  answer: SmashyAnswer;
  outcome: AnswerOutcome;
  memory: TurnMemory;
  /** Entries offered as "Did you mean", as `topic/slug`. */
  suggested: readonly string[];
  /** Whether the answer says that something else may have been meant. */
  isUnsure: boolean;
}

/** An answer written by a model, and whether it is based on a source. */
export interface WrittenAnswer {
  text: string;
  isSourced: boolean;
}

/** Writes the answer instead of the built-in engine; null if it fails. */
export type AnswerWriter = (question: Question, reply: Reply) => Promise<WrittenAnswer | null>;

/**
 * Answers a question, checking for an emergency first.
 *
 * @param write uses a model, if there is one
 */
export async function answerQuestion(
  message: string,
  asker: Asker,
  known: Known,
  write?: AnswerWriter,
): Promise<AnsweredQuestion> {
  const emergency = emergencyAnswer(message);
  if (emergency !== null) return emergency;
  const whole = await consider(message, asker, known);
  const { question, reply: builtIn } = (await answerAll(message, asker, known, whole)) ?? whole;
  const written = canUseModel(question, builtIn) ? await write?.(question, builtIn) : null;
  const reply = written ? withModelText(builtIn, written) : builtIn;
  const words = [reply.text, ...linkLine(reply)].join('\n\n');
  return {
    answer: await assembleAnswer(question, reply, words),
    outcome: reply.outcome,
    suggested: reply.suggested ?? [],
    isUnsure: reply.isUnsure ?? false,
    memory: memoryOf({ question, reply }, known.memory),
  };
}

/** What the next question can refer to. @param before what this one could refer to */
function memoryOf({ question: { asked }, reply }: Considered, before: TurnMemory | null = null): TurnMemory {
  return {
    skill: asked.skill ?? reply.skill ?? null,
    intent: asked.intent ?? reply.intent ?? null,
    entry: reply.entry ?? (asked.isFollowUp ? (before?.entry ?? null) : null),
  };
}

interface Considered {
  question: Question;
  reply: Reply;
}

/**
 * Understands a question and answers it without a model.
 *
 * @param part of a message: its language, and the entries that answer the other parts
 */
async function consider(
  message: string,
  asker: Asker,
  { memory, own = noOwnEntries, meaning }: Known,
  part: { language?: Language; without?: readonly string[] } = {},
): Promise<Considered> {
  const library = await openLibrary(asker.role === 'admin' ? 'administrators' : 'everybody', own);
  const answer = async (words: string, named: Named | null = null, isNamed = named !== null): Promise<Considered> => {
    const asked = understand(words, library, memory, {
      role: asker.role,
      spoken: part.language,
      isNamed,
    });
    const level = asked.band ?? (asker.player?.level == null ? null : bandOf(asker.player.level));
    // What a follow-up means is not in its words.
    const places = asked.context === '' ? meaning?.(asked.language) : undefined;
    const passages = search(library, { ...asked, level, side: staffTopicOf(asker.role), places }).filter(
      ({ entry }) => !part.without?.includes(entry.id),
    );
    const question: Question = { asked, asker, library, passages, named, say: speak(asked.language) };
    return { question, reply: await builtInAnswer(question) };
  };
  const first = await withoutStory(message, answer);
  const spoken = first.question.asked.language;
  const byName = await explainByName(message, asker, spoken, (word) => library.words.has(word));
  if (byName !== null && isMeant(byName.named, message, first)) {
    const second = await answer(byName.text, byName.named);
    const { intent } = second.question.asked;
    if (isPersonal(intent) && isAboutNamed(intent, byName.named)) return second;
  }
  const { outcome, isUnsure } = first.reply;
  const isFound = outcome !== 'unanswered' && outcome !== 'off-topic' && !isUnsure;
  if (isFound || asker.player === null) return first;
  const explained = await explainCoaches(message, asker.player, spoken);
  const second = explained === null ? first : await answer(explained, null, true);
  return isPersonal(second.question.asked.intent) ? second : first;
}

/** The answer to a message, or to the question that its story ends with where that is more certain. */
async function withoutStory(message: string, answer: (words: string) => Promise<Considered>): Promise<Considered> {
  const whole = await answer(message);
  const asked = whole.reply.outcome === 'answered' && !whole.reply.isUnsure ? null : questionOfStory(message);
  const alone = asked === null ? whole : await answer(asked);
  return isAnswer(alone) && certainty(alone) > certainty(whole) ? alone : whole;
}

/** From this certainty on, an entry comes before a title that is among the words of the question. */
const sureEntry = 0.8;

/** Whether a title is meant: "what is the golden point" asks for the rule, also where a session is called "Golden point". */
function isMeant(named: Named, message: string, { question: { asked, passages }, reply }: Considered): boolean {
  const isWritten = 'title' in named && message.includes(named.title);
  const isOfEntry = reply.entry !== undefined && certaintyOf(passages, asked.question) >= sureEntry;
  return isWritten || !('title' in named && isOfEntry);
}

/** What a question says without the name of something of the asker's, or of a coach's player; null without any. */
async function explainByName(
  message: string,
  { player, coach, club }: Asker,
  language: Language,
  isOfPadel: (word: string) => boolean,
) {
  if (player) {
    const review = await explainReview(message, player, language);
    return review ?? explainTitle(message, await titlesOfPlayer(player), language, isOfPadel);
  }
  const players = coach ? await explainPlayers(message, coach, language) : null;
  const staff = coach ?? club;
  return players ?? (staff ? explainTitle(message, await titlesOfStaff(staff), language, isOfPadel) : null);
}

/**
 * One reply to the two or three questions of a message; null if it holds one, or if none has an answer of its own. What is not certain is
 * asked, beside the answer to the others.
 */
async function answerAll(message: string, asker: Asker, known: Known, whole: Considered): Promise<Considered | null> {
  for (const split of splitQuestions(message)) {
    const all = await answerParts(split, asker, known, whole);
    if (all !== null) return all;
  }
  return null;
}

const isAnswer = ({ reply }: Considered) => reply.outcome === 'answered';

async function answerParts(
  { parts, join }: Split,
  asker: Asker,
  known: Known,
  whole: Considered,
): Promise<Considered | null> {
  const all = await considerParts(parts, asker, known, whole.question.asked.language);
  const texts = all.map(({ reply }) => reply.text);
  const isAsked = ({ reply: { outcome, suggested = [] } }: Considered, part = '') =>
    outcome === 'answered' || suggested.length > 0 || (outcome !== 'small-talk' && isQuestion(part));
  if (!all.some(isAnswer) || !all.every((one, at) => isAsked(one, parts[at]))) return null;
  if (new Set(texts).size < texts.length) return null;
  const isSplit = join === 'sure' || (all.every(isAnswer) && areMeant(join, all.map(certainty), certainty(whole)));
  if (!isSplit) return null;
  const passages = new Map(
    all.flatMap(({ question }) => question.passages.slice(0, 3)).map((one) => [one.entry.id, one]),
  );
  const links = new Map(all.flatMap(({ reply }) => reply.links ?? []).map((link) => [link.to, link]));
  const unsure = all.map(({ reply }) => reply).filter(({ isUnsure, outcome }) => isUnsure || outcome !== 'answered');
  return {
    question: { ...whole.question, passages: [...passages.values()] },
    reply: {
      ...(all.findLast(isAnswer) ?? whole).reply,
      text: texts.map((text, index) => `**${sentence(parts[index] ?? '')}**\n\n${text}`).join('\n\n'),
      links: [...links.values()],
      isUnsure: unsure.length > 0,
      suggestions: unsure.flatMap(({ suggestions }) => suggestions ?? []),
      suggested: unsure.flatMap(({ suggested }) => suggested ?? []),
    },
  };
}

/** Answers each part of a message. */
async function considerParts(
  parts: readonly string[],
  asker: Asker,
  known: Known,
  language: Language,
): Promise<Considered[]> {
  const all: Considered[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    // "How do I hit a lob and when should I use it?" refers to the lob, but asks for something else.
    const without = all.flatMap(({ reply }) => reply.entry ?? []);
    const after = (memory: TurnMemory | null) =>
      consider(part, asker, { ...known, meaning: null, memory }, { language, without });
    const referring = await after(before ? memoryOf(before) : null);
    all.push(before === undefined || isAnswer(referring) ? referring : await after(null));
  }
  return all;
}

/** How certain each part must be where it is not sure that there are several; and where they count, whatever the whole is. */
const certainOfPart = { least: 0.5, all: 0.7 } as const;

/** Whether the parts are rather questions than the whole is, by how certain their answers are, 0–1. */
function areMeant(join: Split['join'], parts: readonly number[], whole: number): boolean {
  const least = Math.min(...parts);
  if (least < certainOfPart.least) return false;
  if (join === 'possible') return least >= whole;
  return least >= certainOfPart.all || (mean(parts) ?? 0) > whole;
}

/** How certain it is that a question is answered, 0–1; 1 for one about the asker's own things. */
function certainty({ question: { asked, passages }, reply }: Considered): number {
  if (isPersonal(asked.intent)) return 1;
  return reply.intent && asked.mayAsk ? asked.mayAsk.likelihood : certaintyOf(passages, asked.question);
}

/** "net height" becomes "Net height?" */
function sentence(part: string): string {
  const words = escapeMarkdown(part.replace(/[?!.,;\s]+$/, ''));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}

/** The entries for staff that this role needs. */
function staffTopicOf(role: Role): 'coaching' | 'clubs' | null {
  if (isCoach(role)) return 'coaching';
  return role === 'club' ? 'clubs' : null;
}

/** Greetings, refusals, off-topic questions, and a coach's or a club's own people and figures never go to a model. */
function canUseModel({ asked: { intent }, asker }: Question, { outcome, entry }: Reply): boolean {
  if (asker.player === null && isPersonal(intent) && entry === undefined) return false;
  return outcome !== 'small-talk' && outcome !== 'off-topic' && intent !== 'others';
}

function withModelText(reply: Reply, { text, isSourced }: WrittenAnswer): Reply {
  return { ...reply, text, outcome: reply.outcome === 'unanswered' && isSourced ? 'answered' : reply.outcome };
}

function linkLine({ links = [] }: Reply): string[] {
  return links.length === 0 ? [] : [links.map(({ label, to }) => `[${label}](${to})`).join(' · ')];
}
