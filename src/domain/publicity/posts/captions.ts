// Drafts of captions: put together of templates, always the same for the same number of the draft.

import { formatClockTime } from '#domain/time/clock-time.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import type { CaptionLanguage, CaptionLength, PostFacts } from './post-facts.ts';
import { spanish } from './spanish.ts';
import type { Parts, Say, ToldAward, ToldReel, ToldSpotlight, Wording } from './wording.ts';

const wordings: Record<CaptionLanguage, Wording> = { en: english, da: danish, es: spanish };

/** How many names a caption tells before it counts. */
const maxNames = 5;
/** How many hashtags stand under a long caption, beside the club's. */
const maxTags = 4;

/** A caption in its parts: what is told in words, the link, and the hashtags. */
export interface Caption {
  words: string;
  /** Of a reel's page; empty for others. */
  link: string;
  /** With their `#`; empty but for the long one. */
  tags: string;
}

/** A caption as it is copied. */
export function captionText({ words, link, tags }: Caption): string {
  return [words, link, tags].filter(Boolean).join('\n\n');
}

/**
 * A draft of a caption. It names whom the facts name and nobody else.
 *
 * @param draft 0 to `maxDraft`; the next number says it another way
 */
export function captionDraft(
  facts: PostFacts,
  { language, length, draft }: { language: CaptionLanguage; length: CaptionLength; draft: number },
): Caption {
  const wording = wordings[language];
  return {
    words: said(facts, wording, length, draft),
    link: facts.kind === 'reel' ? facts.address : '',
    tags: length === 'long' ? hashtags(facts, wording, draft) : '',
  };
}

function said(facts: PostFacts, wording: Wording, length: CaptionLength, draft: number): string {
  switch (facts.kind) {
    case 'reel': {
      const { clubName: club, title, names, clips, length: seconds } = facts;
      const told: ToldReel = {
        club,
        title: title === null ? wording.untitled : wording.quoted(title),
        names: people(wording, names, 0),
        clips,
        length: formatClockTime(seconds),
      };
      return composed(wording.reel, told, length, draft);
    }
    case 'spotlight': {
      const { clubName: club, name, level, isVerified, skills, sentence } = facts;
      const told: ToldSpotlight = {
        club,
        name,
        federation: level?.federation ?? '',
        level: level
          ? new Intl.NumberFormat(wording.locale, { minimumFractionDigits: 1 }).format(Number(level.value))
          : '',
        isVerified,
        skills: joined(
          wording,
          skills.map((skill) => wording.skills[skill]),
        ),
        sentence: sentence === null ? '' : wording.quoted(sentence),
      };
      return composed(wording.spotlight, told, length, draft);
    }
    case 'award': {
      const { clubName: club, category, figure, names, unnamed } = facts;
      const told: ToldAward = {
        club,
        award: wording.awards[category],
        winners: people(wording, names, unnamed),
        category,
        figure,
        season: seasonIn(wording, facts),
      };
      return composed(wording.award, told, length, draft);
    }
  }
}

/** The parts as far as the length goes, each said in another way with each draft. */
function composed<Told>(
  { openings, details, closings }: Parts<Told>,
  told: Told,
  length: CaptionLength,
  draft: number,
) {
  // Each round of the openings meets the other parts one further on.
  const turn = (draft % openings.length) + Math.floor(draft / openings.length);
  const opening = nth(openings, draft)(told);
  if (length === 'short') return withSingleStops(opening);
  const groups = length === 'medium' ? details.slice(0, 1) : details;
  const middle = groups.map((ways, index) => nth(ways, turn + index)(told)).filter(Boolean);
  const closing = nth(closings, turn)(told);
  const parts = length === 'medium' ? [opening, ...middle, closing] : [opening, middle.join(' '), closing];
  return withSingleStops(parts.filter(Boolean).join(length === 'medium' ? ' ' : '\n\n'));
}

/** A name that ends with a full stop ("Alma B.") ends the sentence as well. */
function withSingleStops(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** The one of a list at an index, beginning again after the last. */
function nth<Told>(ways: readonly Say<Told>[], index: number): Say<Told> {
  return ways[index % ways.length] as Say<Told>;
}

const joined = ({ locale }: Wording, parts: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);

/** Names in words; those beyond the fifth, and those who are not named, as a number. */
function people(wording: Wording, names: readonly string[], unnamed: number): string {
  const told = names.slice(0, maxNames);
  const others = names.length - told.length + unnamed;
  if (told.length === 0) return others === 0 ? '' : wording.unnamed.alone(others);
  return joined(wording, others === 0 ? told : [...told, wording.unnamed.beside(others)]);
}

/** A season's days in words. Intl's narrow spaces would stand in a copied text as something nobody typed. */
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

/** The club's name as one word: `HavnensPadel`. A hashtag holds letters and digits, and is no number. */
function clubTag(clubName: string): string {
  const words = clubName.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /\p{L}/u.test(tag) ? tag : '';
}
