// Smashy: answers a question.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { Language } from '#domain/assistant/language.ts';
import type { AnswerOutcome, TurnMemory } from '#domain/assistant/turns.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { builtInAnswer } from './answers/answer.ts';
import { assembleAnswer } from './answers/assemble-answer.ts';
import { emergencyAnswer } from './answers/emergency.ts';
import type { Asker, Question, Reply } from './answers/reply.ts';
import { noOwnEntries, type OwnEntries, openLibrary } from './retrieval/library.ts';
import { search } from './retrieval/search.ts';
import { bandOf } from './understanding/levels.ts';
import { understand } from './understanding/understand.ts';

export { questionGroup } from './question-group.ts';

/** What matters from earlier in the conversation. */
export interface ConversationState {
  memory: TurnMemory | null;
  /** Whether an answer has already mentioned the language. */
  knowsLanguage: boolean;
}

/** What an answer depends on besides question and asker. */
interface Known extends ConversationState {
  /** The installation's own entries. */
  own?: OwnEntries;
}

export interface AnsweredQuestion {
  answer: SmashyAnswer;
  outcome: AnswerOutcome;
  memory: TurnMemory;
}

/** An answer written by a model, and whether it is based on a source. */
export interface WrittenAnswer {
  text: string;
  isSourced: boolean;
}

/** Writes the answer instead of the built-in engine; null if it fails. */
export type AnswerWriter = (question: Question, reply: Reply) => Promise<WrittenAnswer | null>;

/** Answers a question, checking for an emergency first. @param write uses a model, if there is one */
export async function answerQuestion(
  message: string,
  asker: Asker,
  { memory, knowsLanguage, own = noOwnEntries }: Known,
  write?: AnswerWriter,
): Promise<AnsweredQuestion> {
  const emergency = emergencyAnswer(message);
  if (emergency !== null) return emergency;
  const library = openLibrary(asker.role === 'admin' ? 'administrators' : 'everybody', own);
  const asked = understand(message, library, memory);
  const level = asked.band ?? (asker.player?.level == null ? null : bandOf(asker.player.level));
  const { text, original, skill, context, last } = asked;
  const passages = search(library, { text, original, skill, level, context, last, side: staffTopicOf(asker.role) });
  const question: Question = { asked, asker, library, passages };
  const builtIn = await builtInAnswer(question);
  const written = canUseModel(question, builtIn) ? await write?.(question, builtIn) : null;
  const reply = written ? withModelText(builtIn, written) : builtIn;
  const note = knowsLanguage ? '' : languageNote(asked.language);
  const words = [note, reply.text, ...linkLine(reply)].filter((part) => part !== '').join('\n\n');
  return {
    answer: await assembleAnswer(question, reply, words),
    outcome: reply.outcome,
    memory: {
      skill: asked.skill ?? reply.skill ?? null,
      intent: asked.intent,
      entry: reply.entry ?? (asked.isFollowUp ? (memory?.entry ?? null) : null),
    },
  };
}

/** The entries for staff that this role needs. */
function staffTopicOf(role: Role): 'coaching' | 'clubs' | null {
  if (isCoach(role)) return 'coaching';
  return role === 'club' ? 'clubs' : null;
}

/** Greetings, refusals and off-topic questions never go to a model. */
function canUseModel({ asked }: Question, { outcome }: Reply): boolean {
  return outcome !== 'small-talk' && outcome !== 'off-topic' && asked.intent !== 'others';
}

function withModelText(reply: Reply, { text, isSourced }: WrittenAnswer): Reply {
  return { ...reply, text, outcome: reply.outcome === 'unanswered' && isSourced ? 'answered' : reply.outcome };
}

const languageNotes: Record<Language, string> = {
  english: '',
  danish: 'I understand Danish, but I answer in English.',
  spanish: 'I understand Spanish, but I answer in English.',
};

function languageNote(language: Language): string {
  return languageNotes[language];
}

/** Whether a response begins with the note about the language. */
export function hasLanguageNote(response: string): boolean {
  return Object.values(languageNotes).some((note) => note !== '' && response.startsWith(note));
}

function linkLine({ links = [] }: Reply): string[] {
  return links.length === 0 ? [] : [links.map(({ label, to }) => `[${label}](${to})`).join(' · ')];
}
