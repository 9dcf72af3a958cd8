// Fits the constants of Smashy's certainty: `node eval/fit.ts [file]` prints them for `retrieval/certainty.ts`.
//
// It learns from the ways to ask, each searched for while it alone is left out: whether the best entry is its own; a third of them again
// while its own entry is left out, so that no answer is right; and whether a question is about the asker's own things. A file with lines
// "topic/slug|question", "intent/name|question" or "none|question" adds questions that count more (several answers with commas).

import { readFileSync } from 'node:fs';
import { Matrix, solve } from 'ml-matrix';
import { normalise } from '#domain/assistant/normalise.ts';
import { entryIn } from '#server/assistant/answers/knowledge.ts';
import { entrySigns, ownSigns } from '#server/assistant/retrieval/certainty.ts';
import { openLibrary, wordingsOf } from '#server/assistant/retrieval/library.ts';
import { type Query, search } from '#server/assistant/retrieval/search.ts';
import { detectIntent, isPersonal } from '#server/assistant/understanding/intents.ts';
import { understand } from '#server/assistant/understanding/understand.ts';
import { intentPrefix, readOwnWordings } from '#server/knowledge/entries.ts';
import { type Question, readOwnQuestions } from './questions.ts';

/** One thing to learn from. */
interface Sample {
  signs: Record<string, number>;
  isRight: boolean;
  weight: number;
}

/** Every so many-th way to ask is learnt from. */
const step = 5;
/** How much each counts: the ways to ask are many, and harder than what people ask, since an entry has several that resemble each other. */
const weights = { leftOut: 0.3, withoutEntry: 0.2, own: 1, ofOwnSet: 3, ofFile: 4 } as const;
/** Pulls weights towards 0, so that few samples cannot make a large one. */
const ridge = 0.1;

const library = await openLibrary('administrators');
const entrySamples: Sample[] = [];
const ownSamples: Sample[] = [];

function learn(text: string, answers: readonly string[], weight: number, at?: number): void {
  const asked = understand(text, library, null);
  const near = at === undefined ? asked.near : library.nearest(text, asked.language, at);
  const rule = detectIntent(asked.text);
  if (rule === null || isPersonal(rule)) {
    const all = ownSigns(asked.text, near, rule);
    const [first] = all.toSorted((one, other) => evidence(other.signs) - evidence(one.signs));
    if (first) {
      ownSamples.push({ signs: first.signs, isRight: answers.includes(`${intentPrefix}${first.intent}`), weight });
    }
  }
  if (answers.some((id) => id.startsWith(intentPrefix))) return;
  const query = { ...asked, exact: null, near, level: null };
  learnEntry(query, answers, weight);
  if (at !== undefined && at % 3 === 0) {
    const kept = [...library.entries].filter(([id]) => !answers.includes(id));
    learnEntry(query, [], weights.withoutEntry, { ...library, entries: new Map(kept) });
  }
}

/** Which of the own things is likeliest, before anything is fitted. */
function evidence({ near, likely, isByRule }: ReturnType<typeof ownSigns>[number]['signs']): number {
  return 2 * near + likely + isByRule;
}

function learnEntry(query: Query, answers: readonly string[], weight: number, within = library): void {
  const passages = search(within, query);
  const signs = entrySigns(passages, query.question);
  if (signs) entrySamples.push({ signs, isRight: answers.includes(passages[0]?.entry.id ?? ''), weight });
}

/** A question of the own set: whether the best entry holds what a right answer says. */
function learnOwnSet({ ask, must, mustNot, entries, outcome, as }: Question): void {
  const [text = ''] = ask;
  const asked = understand(text, library, null);
  if (ask.length > 1 || asked.intent !== null || as === 'admin') return;
  const passages = search(library, { ...asked, level: null });
  const [best] = passages;
  const signs = entrySigns(passages, text);
  if (best === undefined || signs === null) return;
  const said = normalise(entryIn(asked.language, best.entry).text);
  const holds = (part: string) => part.split('|').some((one) => said.includes(normalise(one)));
  const isRight = entries.includes(best.entry.id) || (must.every(holds) && !mustNot.some(holds));
  entrySamples.push({ signs, isRight: outcome === 'answered' && isRight, weight: weights.ofOwnSet });
}

/** Logistic regression by Newton's method. */
function fit(samples: readonly Sample[]): Record<string, number> {
  const names = Object.keys(samples[0]?.signs ?? {});
  const signs = new Matrix(samples.map((one) => names.map((name) => one.signs[name] ?? 0)));
  const turned = signs.transpose();
  let fitted = Matrix.zeros(names.length, 1);
  for (let round = 0; round < 40; round += 1) {
    const likelihoods = signs
      .mmul(fitted)
      .to1DArray()
      .map((value) => 1 / (1 + Math.exp(-value)));
    const missed = samples.map(({ isRight, weight }, at) => weight * (Number(isRight) - (likelihoods[at] ?? 0)));
    const spread = samples.map(({ weight }, at) => weight * (likelihoods[at] ?? 0) * (1 - (likelihoods[at] ?? 0)));
    const gradient = turned.mmul(Matrix.columnVector(missed)).sub(Matrix.mul(fitted, ridge));
    const curvature = turned.mmul(signs.clone().mulColumnVector(spread)).add(Matrix.eye(names.length).mul(ridge));
    fitted = Matrix.add(fitted, solve(curvature, gradient));
  }
  return Object.fromEntries(names.map((name, at) => [name, Number(fitted.get(at, 0).toFixed(2))]));
}

// Titles and `asked` are searched as words too, so they cannot be left out.
const ways = [...[...library.entries.values()].flatMap(wordingsOf), ...readOwnWordings()];
for (const [at, { id, text }] of ways.entries()) {
  const entry = library.entries.get(id);
  const isWording = entry === undefined || entry.wordings.some((wording) => wording.text === text);
  if (isWording && (at % step === 0 || entry === undefined))
    learn(text, [id], entry ? weights.leftOut : weights.own, at);
}
for (const question of readOwnQuestions()) learnOwnSet(question);
const [file] = process.argv.slice(2);
for (const line of file === undefined ? [] : readFileSync(file, 'utf8').trim().split('\n')) {
  const [answers = '', question = ''] = line.split('|');
  learn(question, answers.split(','), weights.ofFile);
}
process.stdout.write(`${JSON.stringify({ ofEntry: fit(entrySamples), ofOwn: fit(ownSamples) }, null, 2)}\n`);
