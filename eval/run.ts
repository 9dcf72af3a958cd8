// Measures Smashy's answers: `npm run eval:assistant`. Add `-- faults` to list every wrong answer.

import { modelWriter } from '#server/assistant/model/model-writer.ts';
import {
  type AnsweredQuestion,
  type AnswerWriter,
  answerQuestion,
  type ConversationState,
  hasLanguageNote,
} from '#server/assistant/smashy.ts';
import { createLog } from '#server/log.ts';
import { createChatModel } from '#server/providers/assistant/chat-model.ts';
import { people } from './people.ts';
import { findFaults, type Question, readFurtherQuestions, readOwnQuestions } from './questions.ts';
import { startScriptedModel } from './scripted-model.ts';

/** Minimum shares of right answers for the built-in engine. */
const aims = { own: 0.95, further: 0.85 } as const;

const listsFaults = process.argv.includes('faults');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The answer to the last question of a conversation. */
async function converse({ ask, as }: Question, write?: AnswerWriter): Promise<AnsweredQuestion> {
  let before: ConversationState = { memory: null, knowsLanguage: false };
  let last: AnsweredQuestion | undefined;
  for (const message of ask) {
    last = await answerQuestion(message, people[as], before, write);
    const { memory, outcome, answer } = last;
    before = {
      memory: outcome === 'small-talk' ? before.memory : memory,
      knowsLanguage: before.knowsLanguage || hasLanguageNote(answer.response),
    };
  }
  return last as AnsweredQuestion;
}

/** Asks all questions; returns the share of right answers. */
async function evaluate(title: string, questions: readonly Question[], write?: AnswerWriter): Promise<number> {
  const byTopic = new Map<string, { right: number; all: number }>();
  say(`\n${title}`);
  for (const question of questions) {
    const answered = await converse(question, write);
    const faults = findFaults(question, answered);
    const counts = byTopic.get(question.topic) ?? { right: 0, all: 0 };
    byTopic.set(question.topic, { right: counts.right + (faults.length === 0 ? 1 : 0), all: counts.all + 1 });
    if (listsFaults && faults.length > 0) {
      say(
        `  ${question.ask.join(' → ')}: ${faults.join(', ')} (${answered.memory.entry ?? answered.memory.intent ?? '-'})`,
      );
    }
  }
  const right = [...byTopic.values()].reduce((sum, one) => sum + one.right, 0);
  for (const [topic, { right: good, all }] of byTopic) say(`  ${topic.padEnd(14)} ${good} of ${all}`);
  const share = questions.length === 0 ? 1 : right / questions.length;
  say(`  ${'all'.padEnd(14)} ${right} of ${questions.length} (${(share * 100).toFixed(1)} %)`);
  return share;
}

const [own, further] = [readOwnQuestions(), readFurtherQuestions()];
const model = await startScriptedModel();
const chat = createChatModel({ baseUrl: model.baseUrl, model: 'scripted', apiKey: null }, createLog('silent'));
const byModel = modelWriter(chat, () => {});

const ownShare = await evaluate('Own questions, built-in engine', own);
const furtherShare = await evaluate('Further questions, built-in engine', further);
await evaluate('Own questions, model engine against a scripted server', own, byModel);
await evaluate('Further questions, model engine against a scripted server', further, byModel);
model.stop();
if (ownShare < aims.own || furtherShare < aims.further) process.exitCode = 1;
