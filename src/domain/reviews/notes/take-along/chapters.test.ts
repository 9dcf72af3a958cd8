// Chapters for a YouTube description.

import { describe, expect, it } from 'vitest';
import { chapterRules, chaptersLeftOut, youtubeChapters } from './chapters.ts';
import type { NoteToTake } from './note-words.ts';

const note = (timestamp: number, parts: Partial<NoteToTake> = {}): NoteToTake => ({
  timestamp,
  endTimestamp: null,
  type: 'technique',
  skill: null,
  pair: null,
  title: `Note at ${timestamp}`,
  comment: '',
  ...parts,
});

describe('youtubeChapters', () => {
  it('begins with the start of the video and goes on in order', () => {
    const { text, count } = youtubeChapters([note(3725.9), note(83.4), note(12)]);
    expect(text).toBe('0:00 Start\n0:12 Note at 12\n1:23 Note at 83.4\n1:02:05 Note at 3725.9\n');
    expect(count).toBe(4);
  });

  it('puts a note of the first ten seconds at 0:00', () => {
    const { text, left } = youtubeChapters([note(4), note(14), note(30), note(8)]);
    expect(text).toBe('0:00 Note at 4\n0:14 Note at 14\n0:30 Note at 30\n');
    expect(left).toEqual({ close: 1, long: 0 });
  });

  it('leaves out notes less than ten seconds after the chapter before', () => {
    const chapters = youtubeChapters([note(20), note(29.9), note(30), note(45)]);
    expect(chapters.text).toBe('0:00 Start\n0:20 Note at 20\n0:30 Note at 30\n0:45 Note at 45\n');
    expect(chaptersLeftOut(chapters)).toBe('Left out: 1 note less than 10 seconds after the chapter before.');
  });

  it('has no text below three chapters', () => {
    expect(youtubeChapters([]).text).toBeNull();
    expect(youtubeChapters([note(20)]).text).toBeNull();
    expect(youtubeChapters([note(20), note(25)])).toMatchObject({ text: null, left: { close: 1 } });
    expect(youtubeChapters([note(20), note(40)]).text).not.toBeNull();
  });

  it('names a note without a title by what it is about, and a spoken one by its length', () => {
    const { text } = youtubeChapters([
      note(0, { title: '', skill: 'bandeja', type: 'improvement', pair: 'centre' }),
      note(20, { title: '', voice: { seconds: 12 } }),
      note(40, { title: '[AI Generated] Good lob' }),
    ]);
    expect(text).toBe('0:00 Improvement · Bandeja · Who takes the centre\n0:20 Spoken note (0:12)\n0:40 Good lob\n');
  });

  it('keeps a title in one line without control characters and markup', () => {
    const { text } = youtubeChapters([note(0, { title: 'a\r\n0:05 b\0\u0007<c>' }), note(20), note(40)]);
    expect(text?.split('\n')[0]).toBe('0:00 a 0:05 b ‹c›');
  });

  it('stays within a description', () => {
    const notes = Array.from({ length: 400 }, (_, index) => note(index * 10, { title: 'x'.repeat(200) }));
    const chapters = youtubeChapters(notes);
    expect(chapters.text?.length).toBeLessThanOrEqual(chapterRules.characters);
    expect(chapters.count + chapters.left.long).toBe(400);
    expect(chaptersLeftOut(chapters)).toContain('beyond YouTube’s 5000 characters');
    expect(chaptersLeftOut(youtubeChapters([note(0), note(10), note(20)]))).toBeNull();
  });
});
