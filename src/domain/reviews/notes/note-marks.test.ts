// What the marks in a note's text mean, and that all other text stays.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSkills, skillLabel } from '#domain/skills/skills.ts';
import {
  markLikeWords,
  type NoteHint,
  type NoteMarks,
  noteHints,
  readNoteMarks,
  skillCompletion,
  withoutMarks,
  withSkill,
} from './note-marks.ts';
import { partsOf } from './note-punctuation.ts';

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
  '#smash',
  '-99',
  '!3',
);
const marked = fc
  .tuple(fc.constantFrom('', '(', '“', '¿'), mark, fc.constantFrom('', '.', ',', ':', ')', '!', '”', '?', ').', ',)'))
  .map((parts) => parts.join(''));
const word = fc.oneof(
  mark,
  marked,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('late', '👩‍👩‍👧', 'متأخر', 'קצר', '\u200f'),
);
const anyText = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '\t')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

/** The words of a text without punctuation. */
const coresOf = (text: string) =>
  text
    .split(/\s+/u)
    .map((one) => partsOf(one).core)
    .filter(Boolean);

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
    ['Late #lob.', 'Late.', { skill: 'lob' }],
    ['#bandeja, late', 'late', { skill: 'bandeja' }],
    ['#volley: late', 'late', { skill: 'volley' }],
    ['#VÍBORA! Late', 'Late', { skill: 'vibora' }],
    ['#vi\u0301bora late', 'late', { skill: 'vibora' }],
    ['Late (#fh).', 'Late.', { skill: 'forehand' }],
    ['(late #lob)', '(late)', { skill: 'lob' }],
    ['“#lob late”', '“late”', { skill: 'lob' }],
    ['¿#lob late?', '¿late?', { skill: 'lob' }],
    ['Late on the #ban, again', 'Late on the bandeja, again', { skill: 'bandeja' }],
    ['Late (the #ban) again', 'Late (the bandeja) again', { skill: 'bandeja' }],
    ['late #lob, -4, +2. !1', 'late.', { skill: 'lob', before: 4, after: 2, priority: 1 }],
    ['late [-4 +2]', 'late', { before: 4, after: 2 }],
    ['Late #lob; !2?', 'Late?', { skill: 'lob', priority: 2 }],
    ['both back @pair.', 'both back.', { pair: 'together' }],
    ['@Céntre: nobody goes', 'nobody goes', { pair: 'centre' }],
    ['#lob.', '', { skill: 'lob' }],
    ['late #smash', 'late smash', {}],
    ['#Smash, then #lob', 'Smash, then', { skill: 'lob' }],
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

  it.each<[string, [word: string, problem: NoteHint['problem']][]]>([
    ['late !2', [['!2', 'needs-skill']]],
    ['late #lob !2', []],
    ['late #lob !3', [['!3', 'no-priority']]],
    ['late #smash', [['#smash', 'no-rating']]],
    ['late #xyz.', [['#xyz', 'unknown-skill']]],
    ['see #bandeja-drill', [['#bandeja-drill', 'unknown-skill']]],
    ['ask @maria', [['@maria', 'unknown-pair']]],
    ['call @pair names', [['@pair', 'misplaced']]],
    ['#lob !1 is late', []],
    ['late !1 with #lob here', [['!1', 'misplaced']]],
    ['late #lob #volley', [['#lob', 'left-out']]],
    ['the #lob, then the #volley came', [['#lob', 'left-out']]],
    ['late #lob #lob', []],
    ['late -4 -6', [['-4', 'left-out']]],
    ['late -99', [['-99', 'no-seconds']]],
    ['late +2.55', [['+2.55', 'no-seconds']]],
    ['from 40 -150 on', []],
    ['the #1 rule, C# and 6-4', []],
    ['late #', []],
    ['late #ba', []],
    ['late #ba ', [['#ba', 'unknown-skill']]],
    ['@posi both @cen', []],
    ['both @po back', [['@po', 'unknown-pair']]],
  ])('says of “%s” what is not understood or left out', (typed, said) => {
    expect(noteHints(typed)).toEqual(said.map(([typedWord, problem]) => ({ word: typedWord, problem })));
  });

  it('says nothing of words that stood in the note before, and of a priority whose skill was chosen elsewhere', () => {
    expect(noteHints('Ask @maria. #foo', { asText: markLikeWords('Ask @maria #foo') })).toEqual([]);
    expect(noteHints('late !1', { skill: 'lob' })).toEqual([]);
  });

  it('lets every mark count, stay as a word, or be said to be left out', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { marks, text } = readNoteMarks(typed);
        const said = noteHints(`${typed} `).map(({ word: one }) => one);
        for (const one of coresOf(typed)) {
          const alone = Object.entries(readNoteMarks(one, { skill: 'lob' }).marks).filter(
            ([, value]) => value !== null,
          );
          for (const [kind, value] of alone) {
            const counts = marks[kind as keyof NoteMarks] === value;
            expect(counts || said.includes(one) || coresOf(text).includes(one)).toBe(true);
          }
        }
      }),
    );
  });

  it('reads once: what is left holds no marks, and text without marks is not touched', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(null, ...singleSkills), (typed, skill) => {
        const { text, marks } = readNoteMarks(typed, { skill });
        expect(readNoteMarks(text, { skill })).toEqual({ text, marks: none });
        const isText = coresOf(typed).every((one) => one.toLowerCase() !== '#smash');
        if (isText && Object.values(marks).every((value) => value === null)) expect(text).toBe(typed);
      }),
    );
  });

  it('never loses or adds a word', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const isMark = (one: string) => Object.values(readNoteMarks(one, { skill: 'lob' }).marks).some(Boolean);
        const names = new Set(singleSkills.map((skill) => skillLabel(skill).toLowerCase()));
        const words = (text: string) =>
          coresOf(text)
            .map((one) => (one === '#smash' ? 'smash' : one))
            .filter((one) => !isMark(one) && !names.has(one));
        expect(words(readNoteMarks(typed).text)).toEqual(words(typed));
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
