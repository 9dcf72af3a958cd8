// Caption drafts from templates, deterministic per draft number.

import { writtenIn } from '#domain/assistant/normalise.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import type { CaptionLanguage, CaptionLength, PostFacts, SpotlightPostFacts } from './post-facts.ts';
import { spanish } from './spanish.ts';
import type { AwardDetails, Parts, ReelDetails, Say, SpotlightDetails, Wording } from './wording.ts';

const wordings: Record<CaptionLanguage, Wording> = { en: english, da: danish, es: spanish };

/** Most names in a caption; further ones become a number. */
const maxNames = 5;
/** Hashtags of a long caption, beside the club's. */
const maxTags = 4;

/** A caption in parts: text, link and hashtags. */
export interface Caption {
  words: string;
  /** The reel's page; empty for other posts. */
  link: string;
  /** With `#`; empty except for long captions. */
  tags: string;
}

/** The full text of a caption. */
export function captionText({ words, link, tags }: Caption): string {
  return [words, link, tags].filter(Boolean).join('\n\n');
}

interface CaptionChoice {
  language: CaptionLanguage;
  length: CaptionLength;
  /** 0 to `maxDraft`; each number is another wording. */
  draft: number;
}

/** A caption draft. It names only people in the facts. */
export function captionDraft(facts: PostFacts, choice: CaptionChoice): Caption {
  const { language, length, draft } = choice;
  const wording = wordings[language];
  return {
    words: said(facts, choice),
    link: facts.kind === 'reel' ? facts.address : '',
    tags: length === 'long' ? hashtags(facts, wording, draft) : '',
  };
}

function said(facts: PostFacts, { language, length, draft }: CaptionChoice): string {
  const wording = wordings[language];
  switch (facts.kind) {
    case 'reel': {
      const { clubName: club, title, names, clips, length: seconds } = facts;
      const values: ReelDetails = {
        club,
        title: title === null ? wording.untitled : wording.quoted(title),
        names: people(wording, names, 0),
        clips,
        length: formatClockTime(seconds),
      };
      return composed(wording.reel, values, length, draft);
    }
    case 'spotlight': {
      const { clubName: club, name, level, isVerified, skills, sentence } = facts;
      const values: SpotlightDetails = {
        club,
        name,
        ...levelIn(wording, level),
        isVerified,
        skills: joined(
          wording,
          skills.map((skill) => wording.skills[skill]),
        ),
        // Left out in another language: we never translate a coach.
        sentence: sentence !== null && writtenIn(sentence) === language ? wording.quoted(sentence) : '',
      };
      return composed(wording.spotlight, values, length, draft);
    }
    case 'award': {
      const { clubName: club, category, figure, names, unnamed } = facts;
      const values: AwardDetails = {
        club,
        award: wording.awards[category],
        winners: people(wording, names, unnamed),
        category,
        figure,
        season: seasonIn(wording, facts),
      };
      return composed(wording.award, values, length, draft);
    }
  }
}

/** A level in a language's words; empty without one. */
function levelIn(wording: Wording, level: SpotlightPostFacts['level']) {
  if (level === null) return { federation: '', level: '', onScale: '' };
  const { federation, value, isAbout } = level;
  const number = new Intl.NumberFormat(wording.locale, { minimumFractionDigits: 1 }).format(Number(value));
  return isAbout
    ? { federation, level: wording.about(number), onScale: `${wording.about(number)} ${federation}` }
    : { federation, level: number, onScale: `${federation} ${number}` };
}

/** Combines parts up to the length, with a wording per draft. */
function composed<PostDetails>(
  { openings, details, closings }: Parts<PostDetails>,
  values: PostDetails,
  length: CaptionLength,
  draft: number,
) {
  // Each round of openings shifts the other parts by one.
  const turn = (draft % openings.length) + Math.floor(draft / openings.length);
  const opening = nth(openings, draft)(values);
  if (length === 'short') return withSingleStops(opening);
  const groups = length === 'medium' ? details.slice(0, 1) : details;
  const middle = groups.map((ways, index) => nth(ways, turn + index)(values)).filter(Boolean);
  const closing = nth(closings, turn)(values);
  const parts = length === 'medium' ? [opening, ...middle, closing] : [opening, middle.join(' '), closing];
  return withSingleStops(parts.filter(Boolean).join(length === 'medium' ? ' ' : '\n\n'));
}

/** A name ending with a full stop ("Alma B.") also ends the sentence. */
function withSingleStops(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** The item at an index, wrapping around. */
function nth<PostDetails>(ways: readonly Say<PostDetails>[], index: number): Say<PostDetails> {
  return ways[index % ways.length] as Say<PostDetails>;
}

const joined = ({ locale }: Wording, parts: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);

/** Names as a list; further and unnamed people as a number. */
function people(wording: Wording, names: readonly string[], unnamed: number): string {
  const named = names.slice(0, maxNames);
  const others = names.length - named.length + unnamed;
  if (named.length === 0) return others === 0 ? '' : wording.unnamed.alone(others);
  return joined(wording, others === 0 ? named : [...named, wording.unnamed.beside(others)]);
}

/** A season's days, with Intl's special spaces replaced for copying. */
function seasonIn({ locale }: Wording, { from, to }: { from: string; to: string }): string {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(from), new Date(to)).replaceAll(/[\u2009\u202F\u00A0]/g, ' ');
}

function hashtags({ kind, clubName }: PostFacts, { tags }: Wording, draft: number): string {
  const all = [...tags.always.slice(1), ...tags[kind]];
  const turned = all.map((_, index) => all[(index + draft) % all.length] as string);
  const club = clubTag(clubName);
  const chosen = [tags.always[0] as string, ...(club === '' ? [] : [club]), ...turned.slice(0, maxTags - 1)];
  return [...new Set(chosen)].map((tag) => `#${tag}`).join(' ');
}

/** The club's name as a hashtag, e.g. `HavnensPadel`; empty without letters. */
function clubTag(clubName: string): string {
  const words = clubName.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? tag : '';
}
