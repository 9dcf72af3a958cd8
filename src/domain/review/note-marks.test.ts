// What is understood of a note's text, and that everything else stays.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSkills, skillLabel } from '#domain/skills/skills.ts';
import {
  markLikeWords,
  type NoteMarks,
  readNoteMarks,
  skillCompletion,
  withoutMarks,
  withSkill,
} from './note-marks.ts';

const none: NoteMarks = { skill: null, before: null, after: null, priority: null, pair: null };
const mark = fc.constantFrom(
  '#bandeja',
  '#fh',
  '#vib',
  '-4',
  '+2',
  '−1.5s',
  '!1',
  '!2',
  '@pair',
  '@centre',
  '@nobody',
  '#nothing',
  '-99',
  '!3',
);
const word = fc.oneof(
  mark,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('late', '👩‍👩‍👧', 'متأخر', 'קצר', '\u200f'),
);
const anyText = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '\t')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

describe('readNoteMarks', () => {
  it.each<[string, string, Partial<NoteMarks>]>([
    ['late #bandeja -4 +2 !1', 'late', { skill: 'bandeja', before: 4, after: 2, priority: 1 }],
    ['#bandeja !2 late', 'late', { skill: 'bandeja', priority: 2 }],
    ['late −4 +2,5s', 'late', { before: 4, after: 2.5 }],
    ['late #Víbora', 'late', { skill: 'vibora' }],
    ['late #VIBORA', 'late', { skill: 'vibora' }],
    ['late #fh', 'late', { skill: 'forehand' }],
    ['late #foot', 'late', { skill: 'footwork' }],
    ['late on the #ban again', 'late on the bandeja again', { skill: 'bandeja' }],
    ['late #lob #volley', 'late', { skill: 'volley' }],
    ['late -4\nTurn first. +2', 'late\nTurn first.', { before: 4, after: 2 }],
    ['late\n#lob -3\nTurn first.', 'late\nTurn first.', { skill: 'lob', before: 3 }],
    ['#lob', '', { skill: 'lob' }],
    ['late 👏 #lob', 'late 👏', { skill: 'lob' }],
    ['متأخر \u200f#bandeja -4', 'متأخر', { skill: 'bandeja', before: 4 }],
    ['both back @pair', 'both back', { pair: 'together' }],
    ['nobody goes @Center #lob -4', 'nobody goes', { pair: 'centre', skill: 'lob', before: 4 }],
    ['@posi @comm late', 'late', { pair: 'communication' }],
    ['遅い ＃ｌｏｂ', '遅い', { skill: 'lob' }],
  ])('reads “%s”', (typed, text, marks) => {
    expect(readNoteMarks(typed)).toEqual({ text, marks: { ...none, ...marks } });
  });

  it.each([
    'lost 6-4',
    'from 40 -15 on',
    'the #1 rule',
    '#fo',
    'late !1',
    'late !3 #',
    'late -99',
    'late +2.55',
    'C# - great!',
    '  two  blanks \n\n and a line ',
    'see #bandeja-drill',
    '🎾#lob',
    'call @pair names',
    'ask @maria @cen @pairs',
  ])('leaves “%s” as it is', (typed) => {
    expect(readNoteMarks(typed)).toEqual({ text: typed, marks: none });
  });

  it('makes a priority of a note whose skill was chosen elsewhere', () => {
    expect(readNoteMarks('late !1', { skill: 'lob' })).toEqual({ text: 'late', marks: { ...none, priority: 1 } });
  });

  it('leaves what stood in the note before', () => {
    const asText = markLikeWords('Won by +2');
    expect(readNoteMarks('Won by +2', { asText }).text).toBe('Won by +2');
    expect(readNoteMarks('Won by +2 #lob', { asText })).toEqual({
      text: 'Won by +2',
      marks: { ...none, skill: 'lob' },
    });
  });

  it('reads once: what is left holds no marks, and text without marks is not touched', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(null, ...singleSkills), (typed, skill) => {
        const { text, marks } = readNoteMarks(typed, { skill });
        expect(readNoteMarks(text, { skill })).toEqual({ text, marks: none });
        if (Object.values(marks).every((value) => value === null)) expect(text).toBe(typed);
      }),
    );
  });

  it('never loses or adds a word', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const words = (text: string) => text.split(/\s+/u).filter(Boolean);
        const rest = words(readNoteMarks(typed).text);
        const names = new Set(singleSkills.map((skill) => skillLabel(skill).toLowerCase()));
        const kept = words(typed).filter((one) => markLikeWords(one).length === 0);
        expect(rest.filter((one) => markLikeWords(one).length === 0 && !names.has(one))).toEqual(
          kept.filter((one) => !names.has(one)),
        );
      }),
    );
  });
});

describe('withoutMarks', () => {
  it('takes out some kinds and leaves the others', () => {
    expect(withoutMarks('late #lob -4 +2 !1', ['before', 'after'])).toBe('late #lob !1');
    expect(withoutMarks('late #lob -4 +2 !1', ['skill'])).toBe('late -4 +2 !1');
    expect(withoutMarks('late !1', ['priority'])).toBe('late');
    expect(withoutMarks('late  on', ['skill'])).toBe('late  on');
  });
});

describe('the completion of a skill', () => {
  it('offers all ten after the sign, and those that begin like that', () => {
    expect(skillCompletion('late #', 6)?.skills).toEqual(singleSkills);
    expect(skillCompletion('late #VÍ', 8)?.skills).toEqual(['vibora']);
    expect(skillCompletion('#fo', 3)).toEqual({ from: 0, to: 3, skills: ['forehand', 'footwork'] });
    expect(skillCompletion('#bh', 3)?.skills).toEqual(['backhand']);
    expect(skillCompletion('late', 4)).toBeNull();
    expect(skillCompletion('#lob late', 9)).toBeNull();
    expect(skillCompletion('#lob', 2)).toBeNull();
    expect(skillCompletion('#xyz', 4)).toBeNull();
    expect(skillCompletion('a#b', 3)).toBeNull();
  });

  it('writes the skill, and goes on behind a space', () => {
    const begun = skillCompletion('late #vi\nTurn.', 8);
    expect(begun && withSkill('late #vi\nTurn.', begun, 'vibora')).toEqual({ text: 'late #víbora\nTurn.', caret: 13 });
    const last = skillCompletion('#', 1);
    expect(last && withSkill('#', last, 'lob')).toEqual({ text: '#lob ', caret: 5 });
  });

  it('is understood for every skill', () => {
    for (const skill of singleSkills) {
      const begun = skillCompletion('late #', 6);
      const { text } = withSkill('late #', begun as NonNullable<typeof begun>, skill);
      expect(readNoteMarks(text)).toEqual({ text: 'late', marks: { ...none, skill } });
    }
  });
});
