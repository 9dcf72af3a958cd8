// A review's notes as chapters of a YouTube video.

import { msg, plural } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type NoteToTake, noteHeadline, notesByTime } from './note-words.ts';

/**
 * YouTube's rules (support.google.com/youtube/answer/9884579): the first chapter at 0:00, at least three in ascending order, each at least
 * ten seconds long. They are part of the description, which holds 5,000 characters and neither `<` nor `>`.
 */
export const chapterRules = { least: 3, seconds: 10, characters: 5000 } as const;

/** Most characters of a chapter's name: YouTube's list shows about this many. */
const maxName = 100;

export interface Chapters {
  /** Lines to paste into the description; null if there are too few notes far enough apart. */
  text: string | null;
  /** How many chapters there are. */
  count: number;
  /** Notes without a chapter: less than ten seconds after the one before, or beyond the length of a description. */
  left: { close: number; long: number };
}

/** Chapters of a video, beginning with the first note if it is in the first ten seconds, otherwise with "Start". */
export function youtubeChapters(notes: readonly NoteToTake[]): Chapters {
  const left = { close: 0, long: 0 };
  const lines: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  let length = 0;
  const add = (second: number, name: string) => {
    const line = `${chapterTime(second)} ${name}`;
    length += line.length + 1;
    lines.push(line);
    last = second;
  };
  for (const note of notesByTime(notes)) {
    const second = Math.floor(note.timestamp);
    const name = chapterName(noteHeadline(note));
    if (lines.length === 0) {
      if (second < chapterRules.seconds) {
        add(0, name);
        continue;
      }
      add(0, say(msg({ message: 'Start', context: 'chapter' })));
    }
    if (second - last < chapterRules.seconds) left.close += 1;
    else if (length + chapterTime(second).length + name.length + 1 > chapterRules.characters) left.long += 1;
    else add(second, name);
  }
  const isEnough = lines.length >= chapterRules.least;
  return { text: isEnough ? `${lines.join('\n')}\n` : null, count: lines.length, left };
}

/** `0:12`, `12:05`, `1:02:05`, as YouTube reads them. */
function chapterTime(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A name that YouTube accepts. */
function chapterName(title: string): string {
  const allowed = title.replaceAll('<', '‹').replaceAll('>', '›');
  const signs = [...allowed];
  return signs.length <= maxName ? allowed : `${signs.slice(0, maxName - 1).join('')}…`;
}

/** What has no chapter and why, as a sentence; null if every note has one. */
export function chaptersLeftOut({ left: { close, long } }: Chapters): string | null {
  const { seconds, characters } = chapterRules;
  if (long === 0)
    return close === 0
      ? null
      : say(
          msg`Left out: ${plural({ close }, { one: msg`# note less than ${{ seconds }} seconds after the chapter before`, other: msg`# notes less than ${{ seconds }} seconds after the chapter before` })}.`,
        );
  if (close === 0)
    return say(
      msg`Left out: ${plural({ long }, { one: msg`# note beyond YouTube’s ${{ characters }} characters`, other: msg`# notes beyond YouTube’s ${{ characters }} characters` })}.`,
    );
  return say(
    msg`Left out: ${plural({ close }, { one: msg`# note less than ${{ seconds }} seconds after the chapter before`, other: msg`# notes less than ${{ seconds }} seconds after the chapter before` })}, and ${plural({ long }, { one: msg`# note beyond YouTube’s ${{ characters }} characters`, other: msg`# notes beyond YouTube’s ${{ characters }} characters` })}.`,
  );
}
