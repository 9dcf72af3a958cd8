// A season's notes as one page to keep: readable without us, without a connection and without a script.

import { setImmediate } from 'node:timers/promises';
import { msg } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { languageInForce, localeInForce, say } from '#domain/language/say.ts';
import { toNumber } from '#domain/numeric.ts';
import { personName } from '#domain/people/person-name.ts';
import { isBlank } from '#domain/plain-text.ts';
import { noteAbout } from '#domain/reviews/notes/take-along/note-words.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale, skillLabel, skillNames, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { momentUrl } from '#domain/videos/video-links.ts';
import { type Html, html, keptDocument } from '#server/http/pages/html.ts';
import type { SeasonReview } from './season.queries.ts';

const styles = `
  :root { color-scheme: light dark; --line: #d8d2c4; --muted: #6b655a; --link: #1d5fa8; }
  @media (prefers-color-scheme: dark) { :root { --line: #45413a; --muted: #aaa498; --link: #8fc1f5; } }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
  h1, h2, h3 { line-height: 1.25; } h1 { margin-bottom: .25rem; } h2 { margin: 3rem 0 .25rem; } h3 { margin: 1.5rem 0 .25rem; }
  a { color: var(--link); } p { margin: .25rem 0 .75rem; } .about { color: var(--muted); } .text { white-space: pre-wrap; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; margin: .5rem 0 1rem; font-variant-numeric: tabular-nums; }
  th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: bottom; border-bottom: 1px solid var(--line); overflow-wrap: normal; }
  td { text-align: right; } thead th:not(:first-child) { text-align: right; font-weight: normal; color: var(--muted); }
  tbody th { font-weight: normal; white-space: nowrap; }
  ol { list-style: none; padding: 0; margin: .5rem 0; } ol > li { border-top: 1px solid var(--line); padding: .6rem 0; break-inside: avoid; }
  .time { font-variant-numeric: tabular-nums; font-weight: 600; margin-right: .5rem; }
  @media print { body { padding: 0; max-width: none; } nav { display: none; } a { color: inherit; } .scroll { overflow: visible; } }
`;

/** Most reviews beside each other in a table, so that it fits a sheet of paper. */
const maxColumns = 8;

/**
 * Writes the page, oldest review first. All texts are escaped.
 *
 * @param period days as chosen; null where a side is open
 */
export async function seasonPage(
  reviews: readonly SeasonReview[],
  period: { from: string | null; to: string | null },
  timeZone: string,
): Promise<string> {
  const dates = dayFormats(timeZone);
  const sections: Html[] = [];
  for (const [index, review] of reviews.entries()) {
    // So that years of notes do not block other requests.
    await setImmediate();
    sections.push(reviewSection(review, index, dates));
  }
  const title = say(msg`Your notes from ${{ product: brand.name }}`);
  const body = html`<h1>${title}</h1>
<p class="about">${periodWords(period)}</p>
${
  reviews.length === 0
    ? html`<p>${say(msg`No review was published in this period.`)}</p>`
    : html`<nav aria-label="${say(msg`Reviews`)}"><ul>${reviews.map(
        (review, index) =>
          html`<li><a href="#review-${index + 1}">${titleOf(review)}</a>, ${dates.long(review.publishedAt)}</li>`,
      )}</ul></nav>
${ratingTables(reviews, dates)}
${sections}`
}`;
  return keptDocument({ language: languageInForce(), title, styles, body });
}

type Dates = ReturnType<typeof dayFormats>;

function dayFormats(timeZone: string) {
  const locale = localeInForce();
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: '2-digit', timeZone });
  return { long: (at: string) => long.format(new Date(at)), short: (at: string) => short.format(new Date(at)) };
}

/** A calendar day in words. */
const dayWords = (day: string) =>
  new Intl.DateTimeFormat(localeInForce(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function periodWords({ from, to }: { from: string | null; to: string | null }): string {
  if (from && to) return say(msg`Reviews published from ${{ from: dayWords(from) }} to ${{ to: dayWords(to) }}`);
  if (from) return say(msg`Reviews published since ${{ day: dayWords(from) }}`);
  return to ? say(msg`Reviews published until ${{ day: dayWords(to) }}`) : say(msg`All your reviews`);
}

const titleOf = ({ title }: SeasonReview) => (isBlank(title) ? say(msg`Match review`) : title);

/** Ratings over time: a row for each rated skill, a column for each review. */
function ratingTables(reviews: readonly SeasonReview[], dates: Dates): Html {
  const rated = skillNames.filter((skill) => reviews.some((review) => ratingOf(review, skill) !== null));
  if (rated.length === 0) return html``;
  const tables: Html[] = [];
  for (let start = 0; start < reviews.length; start += maxColumns) {
    const shown = reviews.slice(start, start + maxColumns);
    tables.push(html`<div class="scroll"><table>
<thead><tr><th scope="col">${say(msg`Out of ${{ most: oneDecimal(ratingScale.max) }}`)}</th>${shown.map(({ publishedAt }) => html`<th scope="col">${dates.short(publishedAt)}</th>`)}</tr></thead>
<tbody>${rated.map(
      (skill) =>
        html`<tr><th scope="row">${skillLabel(skill)}</th>${shown.map((review) => html`<td>${ratingOf(review, skill) ?? '–'}</td>`)}</tr>\n`,
    )}</tbody>
</table></div>`);
  }
  return html`<section aria-labelledby="ratings"><h2 id="ratings">${say(msg`Ratings over time`)}</h2>${tables}</section>`;
}

function ratingOf({ ratings }: SeasonReview, skill: string): string | null {
  const rating = toNumber(ratings.find(({ skillName }) => skillName === skill)?.rating);
  return rating === null ? null : oneDecimal(rating);
}

function reviewSection(review: SeasonReview, index: number, dates: Dates): Html {
  const id = `review-${index + 1}`;
  const { videoUrl, reviewer, publishedAt, eventDate, venue, notes, priorities } = review;
  const about = [
    say(msg`Reviewed by ${{ coach: personName(reviewer) }}`),
    dates.long(publishedAt),
    eventDate && say(msg`played on ${{ day: dayWords(eventDate) }}`),
    venue,
  ].filter(Boolean);
  const comments = skillNames.flatMap((skill) => {
    const comment = withoutAiPrefix(review.ratings.find(({ skillName }) => skillName === skill)?.comment ?? '');
    return isBlank(comment)
      ? []
      : [html`<li>${skillLabel(skill)}: <span class="text" dir="auto">${comment}</span></li>`];
  });
  return html`<section aria-labelledby="${id}">
<h2 id="${id}" dir="auto">${titleOf(review)}</h2>
<p class="about">${about.join(' · ')} · <a href="${videoUrl}">${say(msg`Video`)}</a></p>
${paragraph(say(msg`Summary`), review.finalSummary)}${paragraph(say(msg`Strengths`), review.overallStrengths)}${paragraph(say(msg`What to improve`), review.areasOfImprovement)}${paragraph(say(msg`Recommendations`), review.recommendations)}
${priorities.length > 0 ? html`<h3>${say(msg`Work on first`)}</h3><ul>${priorities.map(({ skill, focus }) => html`<li>${skillLabel(skill)}: <span dir="auto">${focus}</span></li>`)}</ul>` : ''}
${comments.length > 0 ? html`<h3>${say(msg`On your skills`)}</h3><ul>${comments}</ul>` : ''}
${notes.length > 0 ? html`<h3>${say(msg`Notes`)}</h3><ol>${notes.map((note) => noteItem(note, videoUrl))}</ol>` : ''}
</section>`;
}

function paragraph(heading: string, text: string | null): Html | '' {
  const words = withoutAiPrefix(text ?? '');
  return isBlank(words) ? '' : html`<h3>${heading}</h3><p class="text" dir="auto">${words}</p>`;
}

function noteItem(note: SeasonReview['notes'][number], videoUrl: string): Html {
  const { timestamp, endTimestamp, comment, board, voice } = note;
  const time = formatClockRange(timestamp, endTimestamp);
  const title = withoutAiPrefix(noteTitle(note));
  const elsewhere = elsewhereWords(Boolean(voice), Boolean(board));
  return html`<li><a class="time" href="${momentUrl(videoUrl, timestamp)}">${time}</a><span class="about">${noteAbout(note)}</span>
${isBlank(title) ? '' : html`<div dir="auto"><strong>${title}</strong></div>`}
${isBlank(comment) ? '' : html`<div class="text" dir="auto">${withoutAiPrefix(comment)}</div>`}
${elsewhere ? html`<div class="about">${elsewhere}</div>` : ''}</li>`;
}

/** What of a note is not in the page; null for nothing. */
function elsewhereWords(isSpoken: boolean, isDrawn: boolean): string | null {
  const product = brand.name;
  if (isSpoken && isDrawn) return say(msg`With a recording and a drawing of the court in ${{ product }}.`);
  if (isSpoken) return say(msg`With a recording in ${{ product }}.`);
  return isDrawn ? say(msg`With a drawing of the court in ${{ product }}.`) : null;
}
