// Stop words and stems for the index.

import { stemmer } from '@orama/stemmers/english';
import { normalise, splitWords } from '#domain/assistant/normalise.ts';
import { dictionary, translate } from './dictionary.ts';
import { synonyms } from './synonyms.ts';

const empty = new Set(
  'a an the is are am was were be been being do does did doing done what how when where which who whom why whose my mine your yours his her hers its our their i me you he she it we us they them of and or to in on at for from by with about as if than then so but not no yes this that these those there here should shall can could would will may might must have has had having just also really very please tell explain give show know think want like need get got go goes going some any all more most one way thing things make made mean means best good better well lot much many often always ever through every gets whose kind same own too only into onto out up down over under again still does s t m re ve ll d im dont doesnt cant hit hits hitting play playing plays player players padel question help use using used work works working called happen happens yet another soon something somebody someone anybody anything nothing become becomes became able possible already today now currently please exactly maybe perhaps let lets lot lots whats wat hows wheres whens whos whys kinds sort sorts odd strange weird theres youre theyre thats its ill'.split(
    ' ',
  ),
);
const weak = new Set(
  'difference different between easy difficult learn compare handle deal ideal typical proper correct correctly exactly actually usually important useful tell about way ways example common right idea world put found hear heard include included directly automatic decide decided able sure allow allowed'
    .split(' ')
    .map(stemOf),
);

/** A stem that entries may lack, and that finds none on its own. */
export function isWeakStem(stem: string): boolean {
  return weak.has(stem);
}

/** A stop word. */
export function isStopWord(word: string): boolean {
  return empty.has(word);
}

/** The stems of a text in order, without stop words. */
export function stemsOf(text: string): string[] {
  return splitWords(translate(normalise(text), synonyms))
    .filter((word) => !empty.has(word) && (word.length > 1 || /\d/.test(word)))
    .map(stemOf);
}

/** Different ways to start the same question. */
const sameQuestions = dictionary(`
  how to = how do i; how i = how do i; how can i = how do i; how can we = how do i; how do we = how do i; how should i = how do i; how should we = how do i;
  how do you = how do i; tips for = how do i; tip for = how do i; technique of = how do i hit; how do i volley = how do i hit a volley; how do i lob = how do i hit a lob; how do i smash = how do i hit a smash; technique for = how do i hit; whats = what is;
  what are = what is; what does = what is; meaning of = what is; explain = what is; define = what is; are = is; was = is; we = i; you = i; our = my;
  your = my; us = me; may i = can i; may we = can i; am i allowed to = can i; is it allowed to = can i; should we = should i; can we = can i; mean = is
`);

/** The stems of all words, including stop words, for comparing questions. */
export function allStems(text: string): string[] {
  return splitWords(translate(translate(normalise(text), synonyms), sameQuestions)).map((word) =>
    empty.has(word) ? word : stemOf(word),
  );
}

/** The stem of a normalised word; words with figures stay as they are. */
export function stemOf(word: string): string {
  return /\d/.test(word) ? word : stemmer(word);
}
