// Valid voice clips, and the title of a note without words.

import { describe, expect, it } from 'vitest';
import { noteTitle, readableTitle, spokenTitle, voiceMediaTypeOf, withoutSpokenTitle } from './voice-clips.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
// As Chromium writes it: the place of the first cluster is named before the tracks.
const webm = '\x1aE\xdf\xa3\x9fB\x82\x84webm..M\xbb\x8cS\xab\x84\x1fC\xb6u..';

describe('a recording', () => {
  it.each<[string, string, string | null]>([
    ['WebM with Opus', `${webm}A_OPUS`, 'audio/webm'],
    ['WebM whose sound happens to spell a video codec', `${webm}A_OPUS\x1fC\xb6u..V_..`, 'audio/webm'],
    ['WebM with pictures', `${webm}V_VP9..A_OPUS`, null],
    ['WebM with Vorbis', `${webm}A_VORBIS`, null],
    ['Matroska', '\x1aE\xdf\xa3\x9fB\x82\x88matroskaA_OPUS', null],
    ['Ogg with Opus', `OggS${'.'.repeat(24)}OpusHead`, 'audio/ogg'],
    ['Ogg with Vorbis', `OggS${'.'.repeat(24)}\x01vorbis`, null],
    ['MP4 with sound', '\0\0\0\x1cftypiso5....moov....hdlr........soun', 'audio/mp4'],
    ['MP4 whose description stands at the end', `\0\0\0\x1cftypiso5${'.'.repeat(70_000)}hdlr........soun`, 'audio/mp4'],
    [
      'MP4 whose sound happens to spell a track of pictures',
      '\0\0\0\x1cftypiso5....hdlr........soun....mdat..vide',
      'audio/mp4',
    ],
    ['MP4 with pictures', '\0\0\0\x1cftypisom....hdlr........vide....hdlr........soun', null],
    ['an MP4 of nothing', '\0\0\0\x1cftypisom', null],
    ['a page', '<!doctype html><script>alert(1)</script>', null],
    ['MP3', 'ID3\x04....', null],
    ['nothing', '', null],
  ])('%s is detected from its content', (_, text, expected) => {
    expect(voiceMediaTypeOf(bytes(text))).toBe(expected);
  });
});

describe('the title of a note', () => {
  it('is its words, and for one that is only spoken that it is', () => {
    expect(noteTitle({ title: 'Late', voice: { seconds: 12 } })).toBe('Late');
    expect(noteTitle({ title: '', voice: { seconds: 11.6 } })).toBe('Spoken note (0:12)');
    expect(noteTitle({ title: ' ', voice: { seconds: 60 } })).toBe('Spoken note (1:00)');
    expect(noteTitle({ title: '', voice: null })).toBe('');
    expect(noteTitle({ title: '' })).toBe('');
  });

  it('is read without the mark of a draft, and as it is written', () => {
    expect(readableTitle('[AI Analysis] Late')).toBe('Late');
    expect(readableTitle('Nota hablada (0:12)')).toBe('Spoken note (0:12)');
    expect(readableTitle('Nota hablada (0:12) again')).toBe('Nota hablada (0:12) again');
  });

  it('is none where it only says that the note is spoken', () => {
    const voice = { seconds: 12 };
    expect(withoutSpokenTitle(spokenTitle(voice), voice)).toBe('');
    expect(withoutSpokenTitle('Late', voice)).toBe('Late');
    expect(withoutSpokenTitle(spokenTitle(voice), null)).toBe('Spoken note (0:12)');
    expect(withoutSpokenTitle('Spoken note (0:13)', voice)).toBe('Spoken note (0:13)');
  });
});
