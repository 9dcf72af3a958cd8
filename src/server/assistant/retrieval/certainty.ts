// How likely an answer is right: logistic functions, fitted by `eval/fit.ts` (decision 067).

import type { Intent } from '#server/assistant/understanding/intents.ts';
import { intentPrefix } from '#server/knowledge/entries.ts';
import type { Passage } from './search.ts';
import type { Nearness } from './wordings.ts';

/** Signs by name; `base` is always 1. */
type Signs<Name extends string> = Readonly<Record<Name | 'base', number>>;

/** The likelihood, 0–1, of what the signs stand for. */
function likelihood<Name extends string>(weights: Signs<Name>, signs: Signs<Name>): number {
  const names = Object.keys(weights) as (Name | 'base')[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * signs[name], 0)));
}

/** Added before a logarithm is taken, since 0 has none. */
const little = { likely: 0.01, near: 0.05, ratio: 0.05 } as const;

/** Weights: the lead over the second, words in common, similarity to a title, likelihood and nearness of the ways to ask, and few words. */
const ofEntry = { base: -0.04, margin: 2.1, explained: 0.57, similar: 3.59, likely: 0.89, near: 0.5, isShort: 3.25 };

/** What says whether the best passage answers a question. */
export function entrySigns([best, second]: readonly Passage[], question: string): typeof ofEntry | null {
  if (best === undefined) return null;
  return {
    base: 1,
    margin: (best.score - (second?.score ?? 0)) / best.score,
    explained: best.strictCoverage,
    similar: best.similarity ** 2,
    likely: Math.log(best.likely + little.likely),
    near: Math.log(best.near + little.near),
    isShort: 1 / question.trim().split(/\s+/).length,
  };
}

/** How sure it is that the best passage answers, 0–1. */
export function certaintyOf(passages: readonly Passage[], question: string): number {
  if (passages[0]?.isExact) return 1;
  const signs = entrySigns(passages, question);
  return signs === null ? 0 : likelihood(ofEntry, signs);
}

/** Weights: as above, and what the rules found. */
const ofOwn = {
  base: 0.27,
  likely: 1,
  isByRule: 1.1,
  isOther: -0.68,
  asksHow: -2.64,
  asksRule: -1.17,
  near: 2.17,
  isImpersonal: -0.85,
};

/** "How do I message my coach?" asks for the way, not for what is left. */
const howTo = /^how (can|do|should|could|to|cancel|change|delete|see|send|write|buy|pay|add|find)\b/;

/** "Can I cancel my plan?" and "what is a certificate?" ask for a rule or a word. */
const ruleOrWord = /^((can|may|could) (i|we|my)|(what is|whats|what are|what does) an?)\b|\bmeans?$/;

/** "Who sets goals for players?" is about nobody's own goals. */
export const oneself = /\b(my|mine|i|im|ive|me|am|we|our|us)\b/;

/**
 * What says whether a question is about the asker's own things, for each of them.
 *
 * @param near how near the ways to ask for each entry and each of the own things are
 * @param rule the own thing that the rules found
 */
export function ownSigns(text: string, near: ReadonlyMap<string, Nearness>, rule: Intent | null) {
  const all = [...near];
  const entries = all.filter(([id]) => !id.startsWith(intentPrefix)).map(([, one]) => one);
  const likeliest = Math.max(...entries.map(({ likely }) => likely), Number.MIN_VALUE);
  return all
    .filter(([id]) => id.startsWith(intentPrefix))
    .map(([id, one]) => {
      const intent = id.slice(intentPrefix.length);
      const isByRule = intent === rule;
      return {
        intent,
        signs: {
          base: 1,
          likely: Math.log(Math.min(one.likely / likeliest, mostTimes) + little.ratio),
          isByRule: Number(isByRule),
          isOther: Number(!isByRule && rule !== null),
          asksHow: Number(!isByRule && howTo.test(text)),
          asksRule: Number(!isByRule && ruleOrWord.test(text)),
          near: Math.log(one.near + little.near),
          isImpersonal: Number(!oneself.test(text)),
        },
      };
    });
}

/** A question without an entry must not outweigh all else. */
const mostTimes = 20;

/** The likeliest own thing that the asker may mean, and its likelihood, 0–1; null without any. */
export function likeliestOwn(
  text: string,
  near: ReadonlyMap<string, Nearness>,
  rule: Intent | null,
  isAsked: (intent: string) => boolean,
) {
  const all = ownSigns(text, near, rule).filter(({ intent }) => isAsked(intent));
  const likelihoods = all.map(({ intent, signs }) => ({ intent, likelihood: likelihood(ofOwn, signs) }));
  return likelihoods.toSorted((one, other) => other.likelihood - one.likelihood)[0] ?? null;
}
