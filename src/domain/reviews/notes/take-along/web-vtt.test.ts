// Notes as subtitles.

import { describe, expect, it } from 'vitest';
import type { NoteToTake } from './note-words.ts';
import { webVtt } from './web-vtt.ts';

const base: NoteToTake = {
  timestamp: 83.4,
  endTimestamp: null,
  type: 'technique',
  skill: 'bandeja',
  pair: null,
  title: 'Late racket',
  comment: 'Prepare while you turn.',
};

describe('webVtt', () => {
  it('is a cue for each note, by time; one without a length is shown for five seconds', () => {
    const early = { ...base, timestamp: 3725.25, endTimestamp: 3730, skill: null, title: 'Long rally', comment: '' };
    expect(webVtt([early, base])).toBe(
      [
        'WEBVTT',
        '',
        '1',
        '00:01:23.400 --> 00:01:28.400',
        'Technique · Bandeja',
        'Late racket',
        'Prepare while you turn.',
        '',
        '2',
        '01:02:05.250 --> 01:02:10.000',
        'Technique',
        'Long rally',
        '',
      ].join('\n'),
    );
  });

  it('is valid without notes', () => {
    expect(webVtt([])).toBe('WEBVTT\n');
  });

  it('holds hostile text within its cue', () => {
    const comment = 'a --> b\r\n\r\n2\n00:00:00.000 --> 99:00:00.000\n\u2028<c.red>&lt;</c>\0';
    const text = webVtt([{ ...base, title: 'WEBVTT\n\nNOTE <script>', comment }]);
    const arrows = text.split('\n').filter((line) => line.includes('-->'));
    expect(arrows).toEqual(['00:01:23.400 --> 00:01:28.400']);
    expect(text.trimEnd().split('\n\n')).toHaveLength(2);
    expect(text).not.toMatch(/[<\0\r\u2028]/);
    expect(text).toContain('&lt;c.red&gt;&amp;lt;&lt;/c&gt;');
  });

  it('says a word once that is both type and skill', () => {
    expect(webVtt([{ ...base, type: 'strategy', skill: 'strategy' }])).toContain('\nStrategy\n');
  });

  it('says once what a note without a title is about', () => {
    expect(webVtt([{ ...base, title: '', comment: '' }])).toContain('-->');
    expect(webVtt([{ ...base, title: '', comment: '' }]).match(/Technique/g)).toHaveLength(1);
  });
});
