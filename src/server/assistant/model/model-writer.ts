// Writes answers with a model, based on the passages found, and checks them before they are shown.

import { sourceLine } from '#server/assistant/answers/knowledge.ts';
import type { Question } from '#server/assistant/answers/reply.ts';
import type { AnswerWriter } from '#server/assistant/smashy.ts';
import type { ChatModel } from '#server/providers/assistant/chat.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';
import { chatPrompt, promptPassages } from './chat-prompt.ts';

/** In characters. */
const maxLength = 2400;
/** Added to an answer that cites nothing. */
const withoutSource = '*I have no source for this, so ask your coach before you rely on it.*';

/** @param onText called with the text so far, as it will be shown */
export function modelWriter(chat: ChatModel, onText: (words: string) => void): AnswerWriter {
  return async (question, reply) => {
    const answer = await chat.write(await chatPrompt(question, reply), (words) => onText(shown(words)));
    if (answer === null) return null;
    const cited = citedEntries(question, answer.text);
    const isSourced = cited.length > 0 || answer.usedTools || answer.text.includes('[0]');
    const sources = cited.map(sourceLine).filter((line) => line !== '');
    const text = shown(answer.text);
    if (text === '') return null;
    return { text: `${text}${isSourced ? [...new Set(sources)].join('') : `\n\n${withoutSource}`}`, isSourced };
  };
}

const citation = / ?\[(\d{1,2})\]/g;

/** Strips addresses and citations, so that a model cannot be tricked into showing a link. */
function shown(words: string): string {
  return plainWords(words.replaceAll(citation, '')).slice(0, maxLength).toWellFormed();
}

/** The entries that the answer cites; unknown numbers are ignored. */
function citedEntries(question: Question, text: string) {
  const numbers = new Set([...text.matchAll(citation)].map(([, number]) => Number(number)));
  return promptPassages(question).filter((_, index) => numbers.has(index + 1));
}
