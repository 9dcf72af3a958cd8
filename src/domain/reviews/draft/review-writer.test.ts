// The rule-based draft: readable, repeatable, and made only of the coach's words.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSkills, skillNames } from '#domain/skills/skills.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { hasMaterial, noMaterial, summaryTexts, withProposal } from './ai-draft.ts';
import { type ReviewMaterial, reviewFacts, type WriterNote } from './review-facts.ts';
import { writeReview } from './review-writer.ts';

const note = (timestamp: number, type: WriterNote['type'], title: string, comment = ''): WriterNote => ({
  id: `${timestamp}`,
  timestamp,
  type,
  title,
  comment,
  skill: null,
});

const nothing: ReviewMaterial = {
  player: { firstName: 'Magnus', level: 3 },
  video: { videoType: null, reportType: null },
  notes: [],
  ratings: [],
  previousRatings: [],
  priorities: [],
  codes: [],
  rallies: [],
};

const material: ReviewMaterial = {
  ...nothing,
  video: { videoType: 'game', reportType: 'Why do we keep\nlosing the net?' },
  notes: [
    note(83, 'strength', 'Deep lob under pressure.', 'You went forward behind it.'),
    note(750, 'improvement', 'Volley with a long swing', 'The racket starts behind your shoulder.'),
    note(900, 'positioning', 'One up, one back'),
    note(1000, 'technique', ''),
  ],
  ratings: [
    { skillName: 'lob', rating: 4.2, evidence: ['83', 'deleted'] },
    { skillName: 'volley', rating: 2.8, evidence: [] },
    { skillName: 'overall', rating: 3.5, evidence: [] },
    { skillName: 'footwork', rating: 3.4, evidence: [] },
  ],
  previousRatings: [
    { skillName: 'lob', rating: '3.6' },
    { skillName: 'volley', rating: '2.7' },
  ],
  codes: [
    { id: 'a', timestamp: 1, stroke: 'volley', zone: 'net', outcome: 'unforced-error' },
    { id: 'b', timestamp: 2, stroke: 'volley', zone: 'net', outcome: 'continues' },
  ],
};

describe('writeReview', () => {
  it('writes from what the coach found', () => {
    const { finalSummary, overallStrengths, areasOfImprovement, recommendationsForImprovement } = writeReview(material);
    expect(finalSummary).toBe(
      [
        'Magnus, this match gave me 3 notes for you. You asked: “Why do we keep losing the net?”',
        'What carries your game: “Deep lob under pressure” (1:23). What to look at first: “Volley with a long swing” (12:30).',
        'Since your last review: lob 3.6 → 4.2.',
        'Start with your volley and footwork.',
      ].join('\n\n'),
    );
    expect(overallStrengths).toBe(
      '- 1:23 Deep lob under pressure: You went forward behind it.\n\n' +
        'Rated highest here: lob 4.2 (Solid). Up since your last review: lob 3.6 → 4.2.',
    );
    expect(areasOfImprovement).toBe(
      [
        '- 12:30 Volley with a long swing: The racket starts behind your shoulder.',
        'Look at these moments too:\n- 15:00 One up, one back',
        'Rated lowest here: volley 2.8 (Getting There) and footwork 3.4 (Getting There).',
        'Counted strokes:\n- Volley: 2 seen, 1 kept the rally going, 1 unforced error',
      ].join('\n\n'),
    );
    expect(recommendationsForImprovement).toMatch(
      /^1\. Volley: Volley with a long swing\. Drill: “Volley with the wall behind you” \(10 minutes, 2–4 players\)\. .+\n2\. Footwork: .+ Drill: “/,
    );
  });

  it('comments each rating with its change, its evidence, and what is typical of the level', () => {
    expect(writeReview(material).comments.lob).toBe(
      'Solid at 4.2, up from 3.6. See “Deep lob under pressure” (1:23). ' +
        'Typical of this level: lands most lobs behind the service line, direct and off one wall, and goes forward with the partner behind them. ' +
        'Next: treat every deep lob as the way to the net: go forward behind it together, at once.',
    );
    expect(Object.keys(writeReview(material).comments)).toEqual(['overall', 'volley', 'lob', 'footwork']);
  });

  it('writes nothing from nothing', () => {
    expect(hasMaterial(nothing)).toBe(false);
    expect(noMaterial()).toMatch(/^Write a note or rate a skill first/);
    expect(hasMaterial({ ...nothing, notes: [note(5, 'strength', ' ')] })).toBe(false);
    const written = writeReview(nothing);
    for (const field of summaryTexts) expect(written[field]).toBe('');
    expect(written).toMatchObject({ comments: {}, priorities: [] });
  });

  it('calls no skill the weakest among one or two, and tells no small change', () => {
    const facts = reviewFacts({ ...material, ratings: material.ratings.slice(0, 2) });
    expect(facts).toMatchObject({ strongest: [], weakest: [] });
    expect(facts.changes.map(({ skillName }) => skillName)).toEqual(['lob']);
  });

  it('is the same for the same material, names only rated skills with numbers, and settles at once', () => {
    const words = fc.constantFrom('', 'Lob short', 'Late split', 'Volley. Again', '[AI Analysis] Calm');
    const anyNote = fc
      .tuple(fc.nat(5400), fc.constantFrom(...noteTypes), words, words)
      .map(([time, type, title, comment]) => note(time, type, title, comment));
    const rating = fc.record({
      skillName: fc.constantFrom(...skillNames),
      rating: fc.integer({ min: 0, max: 70 }).map((tenths) => tenths / 10),
      evidence: fc.constant([]),
    });
    fc.assert(
      fc.property(
        fc.array(anyNote, { maxLength: 20 }),
        fc.uniqueArray(rating, { selector: (one) => one.skillName }),
        (notes, ratings) => {
          const given = { ...nothing, notes, ratings };
          const proposal = writeReview(given);
          expect(writeReview(given)).toEqual(proposal);
          expect(Object.keys(proposal.comments).toSorted()).toEqual(ratings.map((one) => one.skillName).toSorted());
          for (const field of summaryTexts) {
            expect(proposal[field]).not.toMatch(/undefined|null|NaN|\[AI|!|  |\.\.|\n{3}/);
          }
          for (const { skill } of proposal.priorities) expect(singleSkills).toContain(skill);
          const empty = {
            finalSummary: '',
            overallStrengths: '',
            areasOfImprovement: '',
            recommendationsForImprovement: '',
          };
          const review = { ...empty, ratings: ratings.map((one) => ({ ...one, comment: '' })), priorities: [] };
          const draft = withProposal(review, proposal);
          expect(withProposal(draft, writeReview(given))).toEqual(draft);
        },
      ),
    );
  });
});
