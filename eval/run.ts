// Measures Smashy's answers: `npm run eval:assistant`. Add `-- own` to ask only the own set, and `-- faults` to list what is not right in it.

import type { TurnMemory } from '#domain/assistant/turns.ts';
import { modelWriter } from '#server/assistant/model/model-writer.ts';
import { openLibrary, wordingsOf } from '#server/assistant/retrieval/library.ts';
import { search } from '#server/assistant/retrieval/search.ts';
import { type AnsweredQuestion, type AnswerWriter, answerQuestion } from '#server/assistant/smashy.ts';
import { understand } from '#server/assistant/understanding/understand.ts';
import { createLog } from '#server/log.ts';
import { createChatModel } from '#server/providers/assistant/chat-model.ts';
import { people } from '#server/testing/askers.ts';
import { findFaults, type Question, readFurtherQuestions, readOwnQuestions } from './questions.ts';
import { startScriptedModel } from './scripted-model.ts';

/** Minimum shares of right answers for the built-in engine. */
const aims: Record<string, number> = {
  own: 0.95,
  first: 0.85,
  forums: 0.85,
  danish: 0.8,
  spanish: 0.8,
  'own-things': 0.9,
  'two-in-one': 0.8,
};
/** Most answers that are given as certain and wrong. */
const mostWrong = 0.05;

const isOwnOnly = process.argv.includes('own');
const listsFaults = process.argv.includes('faults');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The answer to the last question of a conversation. */
async function converse({ ask, as }: Question, write?: AnswerWriter): Promise<AnsweredQuestion> {
  let memory: TurnMemory | null = null;
  let last: AnsweredQuestion | undefined;
  for (const message of ask) {
    last = await answerQuestion(message, people[as], { memory }, write);
    if (last.outcome !== 'small-talk') memory = last.memory;
  }
  return last as AnsweredQuestion;
}

type Result = 'right' | 'suggested' | 'wrong' | 'unsure' | 'refused';

/** Right, right among "Did you mean", wrong as if certain, wrong and unsure, or no answer where there is one. */
function resultOf(question: Question, answered: AnsweredQuestion): Result {
  if (findFaults(question, answered).length === 0) return 'right';
  const { outcome, suggested, isUnsure } = answered;
  if (question.outcome === 'answered' && suggested.some((id) => question.entries.includes(id))) return 'suggested';
  if (outcome !== 'answered') return 'refused';
  return isUnsure ? 'unsure' : 'wrong';
}

/** Asks all questions and prints the results by topic. */
async function evaluate(title: string, questions: readonly Question[], write?: AnswerWriter) {
  const byTopic = new Map<string, Record<Result, number>>();
  const none = () => ({ right: 0, suggested: 0, wrong: 0, unsure: 0, refused: 0 });
  const all: Record<Result, number> = none();
  let rightUnsure = 0;
  say(`\n${title}`);
  for (const question of questions) {
    const answered = await converse(question, write);
    const result = resultOf(question, answered);
    const counts = byTopic.get(question.topic) ?? none();
    counts[result] += 1;
    all[result] += 1;
    rightUnsure += Number(result === 'right' && answered.isUnsure);
    byTopic.set(question.topic, counts);
    if (listsFaults && title.startsWith('own,') && result !== 'right') {
      const faults = findFaults(question, answered).join(', ');
      say(
        `  ${result}: ${question.ask.join(' → ')}: ${faults} (${answered.memory.entry ?? answered.memory.intent ?? '-'})`,
      );
    }
  }
  const line = (name: string, { right, suggested, wrong, unsure, refused }: Record<Result, number>) => {
    const asked = right + suggested + wrong + unsure + refused;
    return `  ${name.padEnd(14)} ${right} of ${asked} right, ${suggested} suggested, ${wrong} wrong, ${unsure} unsure, ${refused} refused`;
  };
  for (const [topic, counts] of byTopic) say(line(topic, counts));
  const share = ((all.right / questions.length) * 100).toFixed(1);
  say(`${line('all', all)} (${share} % right, ${rightUnsure} of them unsure)`);
  return { right: all.right / questions.length, wrong: all.wrong / questions.length };
}

/** Every so many-th way to ask is searched for. */
const step = 13;

/** How often a way to ask finds its own entry, first and among the first three, when it alone is left out. */
async function evaluateLeftOut(): Promise<void> {
  const library = await openLibrary('administrators');
  const wordings = [...library.entries.values()].flatMap(wordingsOf);
  const counts = new Map<string, { first: number; third: number; all: number }>();
  for (const [at, { id, language, text }] of wordings.entries()) {
    if (at % step !== 0) continue;
    const asked = understand(text, library, null);
    const near = library.nearest(text, asked.language, at);
    const place = search(library, { ...asked, exact: null, near, level: null }, 3).findIndex(
      ({ entry }) => entry.id === id,
    );
    const { first, third, all } = counts.get(language) ?? { first: 0, third: 0, all: 0 };
    counts.set(language, { first: first + Number(place === 0), third: third + Number(place >= 0), all: all + 1 });
  }
  const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`;
  for (const [language, { first, third, all }] of counts) {
    say(`  ${language.padEnd(14)} first ${percent(first, all)}, among three ${percent(third, all)} of ${all}`);
  }
}

say('Ways to ask, each left out');
await evaluateLeftOut();

const sets: Record<string, Question[]> = { own: readOwnQuestions(), ...(isOwnOnly ? {} : readFurtherQuestions()) };
for (const [name, questions] of Object.entries(sets)) {
  const { right, wrong } = await evaluate(`${name}, built-in engine`, questions);
  const aim = aims[name];
  if (aim !== undefined && (right < aim || wrong > mostWrong)) process.exitCode = 1;
}

const model = await startScriptedModel();
const chat = createChatModel({ baseUrl: model.baseUrl, model: 'scripted', apiKey: null }, createLog('silent'));
const byModel = modelWriter(chat, () => {});
for (const name of isOwnOnly ? [] : ['own', 'first']) {
  await evaluate(`${name}, model engine against a scripted server`, sets[name] ?? [], byModel);
}
model.stop();
