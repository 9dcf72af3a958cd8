import { describe, expect, it } from 'vitest';
import { phraseCompletion, phrasesOf, withPhrase } from './phrases.ts';

const note = (title: string, comment = '') => ({ title, comment });
const phrases = phrasesOf([
  note(
    'Late preparation on the bandeja',
    'Turn earlier. Keep the elbow up while you wait.\nVídete: look at the glass first',
  ),
  note('Volley', 'Turn earlier and step in'),
  note('Late preparation on the lob', 'Keep the elbow up while you wait.'),
]);
const offered = (typed: string, caret = typed.length) => phraseCompletion(typed, caret, phrases)?.phrases ?? null;

describe('phrases', () => {
  it('are sentences and lines of twelve letters or more, the most used first, then the latest', () => {
    expect(phrases.map(({ phrase }) => phrase)).toEqual([
      'Keep the elbow up while you wait.',
      'Late preparation on the bandeja',
      'Turn earlier.',
      'Vídete: look at the glass first',
      'Turn earlier and step in',
      'Late preparation on the lob',
    ]);
    expect(phrasesOf([note('', '--------------- 12:40')])).toEqual([]);
  });

  it('complete a sentence from its third letter, whatever case and accents', () => {
    expect(offered('la')).toBeNull();
    expect(offered('lat')).toEqual(['Late preparation on the bandeja', 'Late preparation on the lob']);
    expect(offered('VIDETE')).toEqual(['Vídete: look at the glass first']);
    expect(offered('Good. turn')).toEqual(['Turn earlier.', 'Turn earlier and step in']);
    expect(offered('Volley\n  keep')).toEqual(['Keep the elbow up while you wait.']);
  });

  it('are not offered in the middle of a line, once written, or for a skill', () => {
    expect(offered('Keep going', 4)).toBeNull();
    expect(offered('Keep\nmore', 4)).toEqual(['Keep the elbow up while you wait.']);
    expect(offered('Keep the elbow up while you wait.')).toBeNull();
    expect(offered('late preparation on the lob')).toBeNull();
    expect(offered('late #ban')).toBeNull();
    expect(offered('I turn')).toBeNull();
  });

  it('replace what was typed of them', () => {
    const typed = 'Good. keep';
    const found = phraseCompletion(typed, typed.length, phrases);
    expect(found && withPhrase(typed, found, found.phrases[0] ?? '')).toEqual({
      text: 'Good. Keep the elbow up while you wait.',
      caret: 39,
    });
  });
});
