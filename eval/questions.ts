// The evaluation's questions, and the check of an answer.

import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { normalise } from '#domain/assistant/normalise.ts';
import { answerOutcomes } from '#domain/assistant/turns.ts';
import type { AnsweredQuestion } from '#server/assistant/smashy.ts';

const Question = z.strictObject({
  topic: z.string(),
  ask: z.array(z.string()).min(1),
  as: z.enum(['player', 'newcomer', 'coach', 'club', 'admin']).default('player'),
  must: z.array(z.string()).default([]),
  mustNot: z.array(z.string()).default([]),
  outcome: z.enum(answerOutcomes).default('answered'),
  /** Entries that hold the answer, as `topic/slug`: naming one of them is right, in whatever words. */
  entries: z.array(z.string()).default([]),
  /** What a right answer says, for people. */
  about: z.string().optional(),
  comment: z.string().optional(),
});
export type Question = z.output<typeof Question>;

const folder = `${import.meta.dirname}/questions`;
/** Files in `further`. */
const furtherSets = ['first', 'forums', 'danish', 'spanish', 'own-things', 'two-in-one'];

/** The set used during development. */
export function readOwnQuestions(): Question[] {
  return readdirSync(folder).flatMap((name) => readQuestions(`${folder}/${name}`));
}

/** The held-out sets, by title. */
export function readFurtherQuestions(): Record<string, Question[]> {
  return Object.fromEntries(
    furtherSets.map((name) => [name, readQuestions(`${import.meta.dirname}/further/${name}.json`)]),
  );
}

function readQuestions(path: string): Question[] {
  return z.array(Question).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The faults of an answer; empty if it is right. */
export function findFaults(question: Question, { answer, outcome: seen, memory }: AnsweredQuestion): string[] {
  const { must, mustNot, outcome, entries } = question;
  const said = normalise(answer.response);
  const holds = (part: string) => part.split('|').some((one) => said.includes(normalise(one)));
  const isEntry = memory.entry !== null && entries.includes(memory.entry) && question.topic !== 'two-in-one';
  return [
    ...(seen === outcome ? [] : [`is ${seen}`]),
    ...(isEntry ? [] : must.filter((part) => !holds(part)).map((part) => `lacks ${part}`)),
    ...mustNot.filter((part) => holds(part)).map((part) => `holds ${part}`),
  ];
}
