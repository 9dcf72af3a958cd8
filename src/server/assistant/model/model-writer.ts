// Writes answers with a model, based on the passages found, and checks them before they are shown.

import { sourceLine } from '#server/assistant/answers/knowledge.ts';
import type { Question } from '#server/assistant/answers/reply.ts';
import type { AnswerWriter } from '#server/assistant/smashy.ts';
import type { ChatModel, ChatPrompt } from '#server/providers/assistant/chat.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';
import { chatPrompt, promptPassages } from './chat-prompt.ts';

/** In characters. */
const maxLength = 2400;

/** @param onText called with the text so far, as it will be shown */
export function modelWriter(chat: ChatModel, onText: (words: string) => void): AnswerWriter {
  return async (question, reply) => {
    const prompt = await chatPrompt(question, reply);
    const toolAnswers: string[] = [];
    const answer = await chat.write(recording(prompt, toolAnswers), (words) => onText(shown(words)));
    if (answer === null) return null;
    const cited = citedEntries(question, answer.text);
    const isSourced = cited.length > 0 || answer.usedTools || answer.text.includes('[0]');
    const sources = cited.map((entry) => sourceLine(question.say, entry)).filter((line) => line !== '');
    const given = figuresIn([prompt.user, ...toolAnswers].join(' '));
    const text = withMarkedFigures(shown(answer.text), given, question.say.withoutSource);
    if (text === '') return null;
    const note = isSourced ? [...new Set(sources)].join('') : `\n\n*${question.say.noSource}*`;
    return { text: `${text}${note}`, isSourced };
  };
}

/** The prompt, whose tools keep what they answer. */
function recording(prompt: ChatPrompt, answers: string[]): ChatPrompt {
  const tools = prompt.tools.map((tool) => ({
    ...tool,
    run: async (given: unknown) => {
      const answer = await tool.run(given);
      answers.push(answer);
      return answer;
    },
  }));
  return { ...prompt, tools };
}

const citation = / ?\[(\d{1,2})\]/g;

/** Strips addresses and citations, so that a model cannot be tricked into showing a link. */
function shown(words: string): string {
  return plainWords(words.replaceAll(citation, '')).slice(0, maxLength).toWellFormed();
}

/** A figure, with its decimals. */
const figure = /\d+(?:[.,]\d+)*/g;

/** "3,5" and "3.50" are the same figure. */
function figuresIn(text: string): Set<number> {
  return new Set([...text.matchAll(figure)].map(([found]) => Number.parseFloat(found.replace(',', '.'))));
}

/** Marks each figure that was not given to the model; numbers of a list are not figures. */
function withMarkedFigures(text: string, given: ReadonlySet<number>, mark: string): string {
  return text.replaceAll(/^\s*\d{1,2}[.)]\s|\d+(?:[.,]\d+)*(?:\s?%)?/gm, (found) => {
    const isListed = /[.)]\s$/.test(found);
    return isListed || given.has(Number.parseFloat(found.replace(',', '.'))) ? found : `${found} *(${mark})*`;
  });
}

/** The entries that the answer cites; unknown numbers are ignored. */
function citedEntries(question: Question, text: string) {
  const numbers = new Set([...text.matchAll(citation)].map(([, number]) => Number(number)));
  return promptPassages(question).filter((_, index) => numbers.has(index + 1));
}
