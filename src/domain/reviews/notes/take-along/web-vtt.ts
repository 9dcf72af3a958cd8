// A review's notes as subtitles: WebVTT (w3.org/TR/webvtt1).

import { type NoteToTake, noteAbout, noteHeadline, notesByTime } from './note-words.ts';

/** How long a note without a length is shown, in seconds: long enough to read a title and a sentence. */
export const cueSeconds = 5;

/** The file's text: one cue for each note, by time. */
export function webVtt(notes: readonly NoteToTake[]): string {
  return ['WEBVTT', ...notesByTime(notes).map(cue)].join('\n\n').concat('\n');
}

function cue(note: NoteToTake, index: number): string {
  const { timestamp, endTimestamp } = note;
  const end = endTimestamp !== null && endTimestamp > timestamp ? endTimestamp : timestamp + cueSeconds;
  const about = noteAbout(note);
  const headline = noteHeadline(note);
  const text = [about, headline === about ? '' : headline, note.comment].flatMap(cueLines).join('\n');
  return `${index + 1}\n${cueTime(timestamp)} --> ${cueTime(end)}\n${text}`;
}

/** Lines that cannot end a cue or begin another: no blank ones, and `-->` escaped with everything that is markup. */
function cueLines(text: string): string[] {
  return text
    .split(/[\r\n\u0085\u2028\u2029]+/)
    .map((line) =>
      line
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;'),
    )
    .filter((line) => line !== '');
}

/** `00:01:02.500`. */
function cueTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(thousandths / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
  return `${parts}.${String(thousandths % 1000).padStart(3, '0')}`;
}
