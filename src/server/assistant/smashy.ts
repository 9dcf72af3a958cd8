// Smashy: from a question to an answer.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { Language } from '#domain/assistant/language.ts';
import type { AnswerOutcome, TurnMemory } from '#domain/assistant/turns.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { accompany } from './answers/accompany.ts';
import { builtInAnswer } from './answers/answer.ts';
import { emergencyAnswer } from './answers/emergency.ts';
import type { Asker, Question, Reply } from './answers/reply.ts';
import { openLibrary } from './retrieval/library.ts';
import { search } from './retrieval/search.ts';
import { bandOf } from './understanding/levels.ts';
import { understand } from './understanding/understand.ts';

/** What was said before in the conversation, as far as it matters now. */
export interface Before {
  memory: TurnMemory | null;
  /** Whether the asker has been told in which language answers are. */
  knowsLanguage: boolean;
}

export interface Answered {
  answer: SmashyAnswer;
  outcome: AnswerOutcome;
  memory: TurnMemory;
}

/** An answer's words by somebody else than the built-in engine, and whether they rest on anything. */
export interface Written {
  text: string;
  isSourced: boolean;
}

/** Writes an answer's words in place of the built-in ones; null where it could not. */
export type Writer = (question: Question, reply: Reply) => Promise<Written | null>;

/** Answers a question; an emergency before all else. @param write by a model, where there is one */
export async function answerQuestion(
  message: string,
  asker: Asker,
  { memory, knowsLanguage }: Before,
  write?: Writer,
): Promise<Answered> {
  const emergency = emergencyAnswer(message);
  if (emergency !== null) return emergency;
  const library = openLibrary(asker.role === 'admin' ? 'administrators' : 'everybody');
  const asked = understand(message, library, memory);
  const level = asked.band ?? (asker.play?.level == null ? null : bandOf(asker.play.level));
  const { text, original, skill, context, last } = asked;
  const passages = search(library, { text, original, skill, level, context, last, side: sideOf(asker.role) });
  const question: Question = { asked, asker, library, passages };
  const builtIn = await builtInAnswer(question);
  const written = isForWriter(question, builtIn) ? await write?.(question, builtIn) : null;
  const reply = written ? byWriter(builtIn, written) : builtIn;
  const note = knowsLanguage ? '' : languageNote(asked.language);
  const words = [note, reply.text, ...linkLine(reply)].filter((part) => part !== '').join('\n\n');
  return {
    answer: await accompany(question, reply, words),
    outcome: reply.outcome,
    memory: {
      skill: asked.skill ?? reply.skill ?? null,
      intent: asked.intent,
      entry: reply.entry ?? (asked.isFollowUp ? (memory?.entry ?? null) : null),
    },
  };
}

/** Of what is written for some alone, what concerns somebody of this role. */
function sideOf(role: Role): 'coaching' | 'clubs' | null {
  if (isCoach(role)) return 'coaching';
  return role === 'club' ? 'clubs' : null;
}

/** Greetings, and what is refused or lies outside padel, are not for a model to word. */
function isForWriter({ asked }: Question, { outcome }: Reply): boolean {
  return outcome !== 'small-talk' && outcome !== 'off-topic' && asked.intent !== 'others';
}

function byWriter(reply: Reply, { text, isSourced }: Written): Reply {
  return { ...reply, text, outcome: reply.outcome === 'unanswered' && isSourced ? 'answered' : reply.outcome };
}

const languageNotes: Record<Language, string> = {
  english: '',
  danish: 'I understand Danish, and answer in English.',
  spanish: 'I understand Spanish, and answer in English.',
};

function languageNote(language: Language): string {
  return languageNotes[language];
}

/** Whether an earlier answer has said in which language answers are. */
export function namesLanguage(response: string): boolean {
  return Object.values(languageNotes).some((note) => note !== '' && response.startsWith(note));
}

function linkLine({ links = [] }: Reply): string[] {
  return links.length === 0 ? [] : [links.map(({ label, to }) => `[${label}](${to})`).join(' · ')];
}
