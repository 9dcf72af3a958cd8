// Answers to "Did it change?".

import { describe, expect, it } from 'vitest';
import {
  answerWords,
  countAnswered,
  type DraftAnswer,
  findAnswer,
  outdatedAnswers,
  publishedAnswers,
  withAnswer,
} from './priority-answers.ts';

const answer = (traits: Partial<DraftAnswer> = {}): DraftAnswer => ({
  skill: 'lob',
  since: 'first',
  answer: 'better',
  comment: '',
  ...traits,
});

describe('answering', () => {
  it('puts an answer among the others in the order of the skills, and changes it in its place', () => {
    const one = withAnswer([answer()], answer({ skill: 'bandeja', answer: 'worse' }));
    expect(one.map(({ skill }) => skill)).toEqual(['bandeja', 'lob']);
    const changed = withAnswer(one, answer({ answer: 'same' }));
    expect(changed).toEqual([answer({ skill: 'bandeja', answer: 'worse' }), answer({ answer: 'same' })]);
  });

  it('removes empty answers, and keeps a comment without an answer yet', () => {
    expect(withAnswer([answer()], answer({ answer: null, comment: ' ' }))).toEqual([]);
    expect(withAnswer([], answer({ answer: null, comment: 'Deeper' }))).toHaveLength(1);
  });

  it('has one answer a skill: what is said since another review gives way', () => {
    const changed = withAnswer([answer()], answer({ since: 'second', answer: 'worse' }));
    expect(changed).toEqual([answer({ since: 'second', answer: 'worse' })]);
  });
});

describe('what is asked', () => {
  const asked = [
    { skill: 'lob', since: 'second' },
    { skill: 'volley', since: 'second' },
  ] as const;

  it('is answered by what is said since that review alone', () => {
    expect(findAnswer([answer()], asked[0])).toBeNull();
    expect(findAnswer([answer({ since: 'second' })], asked[0])?.answer).toBe('better');
    expect(countAnswered([answer({ since: 'second' }), answer({ skill: 'volley' })], asked)).toBe(1);
    expect(countAnswered([answer({ since: 'second', answer: null, comment: 'x' })], asked)).toBe(0);
  });

  it('leaves over what another review asked', () => {
    const left = answer({ skill: 'volley' });
    expect(outdatedAnswers([answer({ since: 'second' }), left], asked)).toEqual([left]);
  });
});

describe('what is published', () => {
  it('is what says something about a review before', () => {
    const answers = [answer(), answer({ skill: 'volley', answer: null, comment: 'x' }), answer({ since: 'foreign' })];
    expect(publishedAnswers(answers, ['first'])).toEqual([answer()]);
  });

  it('is put into words', () => {
    expect(answerWords(answer({ skill: 'bandeja' }))).toBe('Bandeja — better');
    expect(answerWords(answer({ answer: 'not-seen' }))).toBe('Lob — not seen');
    expect(answerWords(answer({ answer: null }))).toBe('Lob — not answered');
  });
});
