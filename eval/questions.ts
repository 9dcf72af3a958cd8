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
});
export type Question = z.output<typeof Question>;

const folder = `${import.meta.dirname}/questions`;

/** The set used during development. */
export function readOwnQuestions(): Question[] {
  return readdirSync(folder).flatMap((name) => readQuestions(`${folder}/${name}`));
}

/** The held-out set. */
export function readFurtherQuestions(): Question[] {
  return readQuestions(`${import.meta.dirname}/further-questions.json`);
}

function readQuestions(path: string): Question[] {
  return z.array(Question).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** The faults of an answer; empty if it is right. */
export function findFaults(
  { must, mustNot, outcome }: Question,
  { answer, outcome: seen }: AnsweredQuestion,
): string[] {
  const said = normalise(answer.response);
  const holds = (part: string) => part.split('|').some((one) => said.includes(normalise(one)));
  return [
    ...(seen === outcome ? [] : [`is ${seen}`]),
    ...must.filter((part) => !holds(part)).map((part) => `lacks ${part}`),
    ...mustNot.filter((part) => holds(part)).map((part) => `holds ${part}`),
  ];
}
