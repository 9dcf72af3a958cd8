// Skills in a coach's words, and excerpts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singleSkills } from '#domain/skills/skills.ts';
import { coachTextSkills, excerpt, excerptLength, maxMentioned, mentionedSkills } from './coach-text.ts';

const skillsIn = (text: string) => mentionedSkills(text).map(({ skill }) => skill);

describe('mentionedSkills', () => {
  it.each([...singleSkills, 'smash'])('knows %s', (skill) => {
    expect(skillsIn(`Your ${skill} decides points.`)).toEqual([skill]);
    expect(skillsIn(`Your ${skill.toUpperCase()}!`)).toEqual([skill]);
  });

  it.each([
    ['The víbora is hit too hard.', ['vibora']],
    ['The vi\u0301bora is hit too hard.', ['vibora']],
    ['VÍBORAS and bandejas keep the net.', ['vibora', 'bandeja']],
    ['Volleys, lobs, smashes.', ['volley', 'lob', 'smash']],
    ['You lobbed early and smashed late.', ['lob', 'smash']],
    ['Two strategies fit: the backhand-volley and patience.', ['strategy', 'backhand', 'volley']],
    ['A globe is no lobby.', []],
    ['Din baghånd kommer for sent, og benarbejdet er tungt.', ['backhand', 'footwork']],
    ['Baghånden og flugtningen sidder. Placeringen er for dyb.', ['backhand', 'volley', 'positioning']],
    ['Strategien og jeres kommunikation; lobben er høj.', ['strategy', 'communication', 'lob']],
    ['Flere smash, og forhånden lavere.', ['smash', 'forehand']],
    ['Tal om det på forhånd.', []],
    ['Un globo alto y buena colocación.', ['lob', 'positioning']],
    ['Tu revés y tu derecha, con mejor juego de pies.', ['backhand', 'forehand', 'footwork']],
    ['Los remates y las voleas, después la comunicación.', ['smash', 'volley', 'communication']],
    ['La estrategia manda.', ['strategy']],
    ['Abre a la derecha con la mano derecha, al revés que antes.', []],
    ['Overall a solid match.', []],
    ['', []],
    ['   ', []],
  ])('finds in %j %j', (text, skills) => {
    expect(skillsIn(text)).toEqual(skills);
  });

  it.each([null, undefined])('finds nothing in %s', (text) => {
    expect(mentionedSkills(text)).toEqual([]);
  });

  it('names each skill once, with the sentence that names it first', () => {
    const text = 'A calm match.\n- Your lob lands deep, at 4.5 m height. The volley is short.\nMore lobs, please.';
    expect(mentionedSkills(text)).toEqual([
      { skill: 'lob', label: 'Lob', excerpt: 'Your lob lands deep, at 4.5 m height.' },
      { skill: 'volley', label: 'Volley', excerpt: 'The volley is short.' },
    ]);
  });

  it('names at most three, the first ones', () => {
    expect(skillsIn('Footwork, lob, smash, volley and bandeja.')).toEqual(['footwork', 'lob', 'smash']);
  });

  it('hides the mark of an automatic draft', () => {
    expect(mentionedSkills('[AI Analysis] Your víbora is late.')).toEqual([
      { skill: 'vibora', label: 'Víbora', excerpt: 'Your víbora is late.' },
    ]);
  });

  it('never names a skill twice or more than three, whatever the text', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom(...singleSkills, 'smash', 'víbora', '. ', '\n'));
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const skills = skillsIn(words.join(' '));
        expect(skills.length).toBeLessThanOrEqual(maxMentioned);
        expect(new Set(skills).size).toBe(skills.length);
      }),
    );
  });
});

describe('coachTextSkills', () => {
  it('reads strengths and improvements apart', () => {
    const { strengths, improvements } = coachTextSkills({
      overallStrengths: 'Your lob.',
      areasOfImprovement: 'The volley, and communication.',
    });
    expect(strengths.map(({ label }) => label)).toEqual(['Lob']);
    expect(improvements.map(({ label }) => label)).toEqual(['Volley', 'Communication']);
  });

  it('is empty without texts', () => {
    const nothing = { strengths: [], improvements: [] };
    expect(coachTextSkills({})).toEqual(nothing);
    expect(coachTextSkills({ overallStrengths: null, areasOfImprovement: '' })).toEqual(nothing);
  });
});

describe('excerpt', () => {
  it.each([
    ['', ''],
    ['  Short.  ', 'Short.'],
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(200)}…`],
    ['🎾'.repeat(200), '🎾'.repeat(200)],
    ['🎾'.repeat(201), `${'🎾'.repeat(200)}…`],
    [`${'a'.repeat(199)} b`, `${'a'.repeat(199)}…`],
  ])('of %j is %j', (text, cut) => {
    expect(excerpt(text)).toBe(cut);
  });

  it('keeps the text’s beginning, never tears a character, and is never longer than told', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const cut = excerpt(text);
        const isCut = [...text.trim()].length > excerptLength;
        expect(cut.isWellFormed()).toBe(true);
        expect([...cut].length).toBeLessThanOrEqual(excerptLength + Number(isCut));
        expect(text.trim().startsWith(isCut ? cut.slice(0, -1) : cut)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
