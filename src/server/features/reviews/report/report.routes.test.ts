// The report of a review: content, layout and delivery.

import { Worker } from 'node:worker_threads';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { strokes } from '#domain/reviews/strokes/strokes.ts';
import { drills } from '#domain/skills/drills.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { users } from '#server/db/schema/index.ts';
import { makeCoach, makePlayer, reviewDocument } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
import { recording, spokenNote } from '#server/testing/spoken-notes.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let coach: { id: string };

beforeAll(async () => {
  coach = await makeCoach(test.context.db, { firstName: 'Lucía', lastName: 'Ferrer' });
});

const desk = reportDesk(test);
const { download: report } = desk;
const publish = (player: { id: string }, ...rest: [ReviewDocument?, Parameters<typeof desk.publish>[3]?, string[]?]) =>
  desk.publish(coach, player, ...rest);
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

const note = (timestamp: number, traits: Partial<DraftNote> = {}): DraftNote => ({
  id: newId(),
  timestamp,
  endTimestamp: null,
  type: 'improvement',
  skill: null,
  title: 'Turn earlier',
  comment: 'Racket up while you turn.',
  board: null,
  ...traits,
});

/** A review with every kind of entry. */
function fullReview(): ReviewDocument {
  const [drill] = drills;
  const linked = note(83.4, { skill: 'bandeja', pair: 'centre', title: 'Bandeja too late' });
  return reviewDocument({
    notes: [
      linked,
      note(12, { endTimestamp: 19.5, type: 'strength', title: 'Lovely lob', board: startBoard }),
      note(200),
    ],
    ratings: skillNames.map((skillName, index) => ({
      skillName,
      rating: 3 + index / 10,
      comment: '',
      evidence: skillName === 'bandeja' ? [linked.id] : [],
    })),
    finalSummary: '[AI Analysis] Du forsvarer godt, señor. Så er nettet dit.',
    priorities: [{ skill: 'bandeja', focus: 'Turn before the ball is over you', drillId: drill?.id ?? '' }],
    rallies: Array.from({ length: 12 }, (_, index) => ({ start: index * 30, end: index * 30 + 10 })),
    codes: Array.from({ length: 14 }, (_, index) => ({
      id: newId(),
      timestamp: index,
      stroke: 'bandeja',
      zone: 'net',
      outcome: index < 12 ? 'continues' : 'unforced-error',
    })),
  });
}

describe('the report', () => {
  it('shows the answers on the previous priorities', async () => {
    const player = await makePlayer(test.context.db);
    const before = await publish(player, fullReview());
    const answer = { skill: 'bandeja', since: before.id, answer: 'better', comment: 'In time now.' } as const;
    const video = await publish(player, reviewDocument({ priorityAnswers: [answer] }));
    const text = pdfText((await report(player, video.id)).rawPayload);
    expect(text).toContain('Since your last review');
    expect(text).toContain('Bandeja — better. In time now.');
    expect(pdfText((await report(player, before.id)).rawPayload)).not.toContain('Since your last review');
  });

  it('prints all of a short review on one page', async () => {
    const { db } = test.context;
    const player = await makePlayer(db, {
      firstName: 'Søren',
      lastName: 'Núñez',
      currentLevel: '4.5',
      isLevelVerified: true,
    });
    await publish(
      player,
      reviewDocument({ ratings: [{ skillName: 'overall', rating: 2.6, comment: '', evidence: [] }] }),
    );
    const columns = {
      title: 'Kamp i Århus',
      venue: 'Padelhallen',
      eventDate: '2026-10-31',
      videoType: 'game' as const,
    };
    const video = await publish(player, fullReview(), columns);
    const { statusCode, headers, rawPayload } = await report(player, video.id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="pala-review-soren-nunez-kamp-i-arhus.pdf"',
    });
    expect(pagesOf(rawPayload)).toBe(1);
    const text = pdfText(rawPayload);
    for (const words of [
      'Pala · Video review',
      'Søren Núñez',
      'Kamp i Århus',
      'Game · 31 October 2026 · Padelhallen',
      'Reviewed by Lucía Ferrer · ',
      '3.0/7.0',
      'Getting There · +0.4 since the previous review',
      'Pala Verified · DPF 4.5',
      'Bandeja3.1',
      'Footwork4.0',
      'Du forsvarer godt, señor. Så er nettet dit.',
      'Overall Strengths',
      'Areas of Improvement',
      'Recommendations',
      'Work on this first',
      'Turn before the ball is over you',
      drills[0]?.name ?? '?',
      '0:12–0:19Lovely lob',
      '1:23Bandeja too late',
      'Improvement · Bandeja · The pair:',
      'Racket up while you turn.',
      'P: the player',
      '12 rallies, 2 min in play, about 35% of the time between the first and the last.',
      '14 strokes counted by the coach. By zone: Net 14.',
      'Bandeja: 14 seen, 12 kept the rally going, 2 unforced errors',
      `http://pala.test/player/video-analysis/${video.id}`,
      'Page 1 of 1',
      'Pala · Søren Núñez',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('[AI');
  });

  it('omits what the coach did not write', async () => {
    const player = await makePlayer(test.context.db, { isLevelVerified: false });
    const bare: ReviewDocument = {
      ...emptyReview,
      ratings: [{ skillName: 'overall', rating: 4, comment: '', evidence: [] }],
      finalSummary: 'Well played.',
    };
    const { rawPayload } = await report(player, (await publish(player, bare)).id);
    const text = pdfText(rawPayload);
    expect(text).toContain('Well played.');
    for (const words of ['Work on this first', 'Notes', 'Counted', 'Rallies', 'Verified', 'since', 'Strengths']) {
      expect(text).not.toContain(words);
    }
  });

  it('says that a spoken note can be heard in the review, beside its words if any', async () => {
    const player = await makePlayer(test.context.db);
    const clips = [newId(), newId()];
    const spoken = (clipId: string, seconds: number, traits: Partial<DraftNote>): DraftNote => ({
      ...spokenNote(clipId, recording(), seconds),
      ...traits,
    });
    const notes = [
      spoken(clips[0] ?? '', 12, { timestamp: 31 }),
      spoken(clips[1] ?? '', 59.6, { timestamp: 95, title: 'Lob too short', comment: 'Higher.' }),
      note(200, { title: 'Only written' }),
    ];
    const video = await publish(player, reviewDocument({ notes }), {}, clips);
    const text = pdfText((await report(player, video.id)).rawPayload);
    expect(text).toContain('0:31TechniqueSpoken note, 0:12: listen in the review.');
    expect(text).toContain('1:35Lob too short');
    expect(text).toContain('Higher.Spoken note, 1:00: listen in the review.');
    expect(text.split('listen in the review')).toHaveLength(3);
    // Lists use the same title for a note without words.
    expect(text).not.toContain('Spoken note (');
  });

  it('prints the most important notes first, then all by time, and leaves no page nearly empty', async () => {
    const player = await makePlayer(test.context.db, { firstName: 'Ida', lastName: 'Holm' });
    const notes = Array.from({ length: 40 }, (_, index) =>
      note(index * 60, { title: `Moment ${index}.`, comment: `Comment ${index}. Racket up while you turn.` }),
    );
    const last = { ...notes[39], skill: 'bandeja' as const, board: startBoard } as DraftNote;
    const priorities = [{ skill: 'bandeja' as const, focus: 'Turn', drillId: drills[0]?.id ?? '' }];
    const video = await publish(player, reviewDocument({ notes: [...notes.slice(0, 39), last], priorities }));
    const { rawPayload } = await report(player, video.id);
    const text = pdfText(rawPayload);
    const [before = '', after = ''] = text.split("Coach's Video Notes: all 40 by time");
    expect(before).toContain('The most important notes39:00Moment 39.');
    for (const { title, comment } of notes) {
      expect(after).toContain(title);
      expect(text.split(comment)).toHaveLength(2);
    }
    expect(after.indexOf('Moment 5.')).toBeLessThan(after.indexOf('Moment 38.'));
    expect(text).toContain(`Page 2 of ${pagesOf(rawPayload)}`);
    expect(text.split('Pala · Ida Holm')).toHaveLength(Number(pagesOf(rawPayload)) + 1);
  });

  it('has a title, a language and an outline for screen readers', async () => {
    const player = await makePlayer(test.context.db, { firstName: 'Ida', lastName: 'Holm' });
    const file = (await report(player, (await publish(player, fullReview(), { title: 'Final' })).id)).rawPayload;
    const source = file.toString('latin1');
    const titles = [...source.matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Skills', 'Final Summary', 'Work on this first', 'Counted strokes']),
    );
    expect(source).toContain('(Ida Holm: Final)');
    expect(source).toContain('/Lang (en)');
    expect(source).toContain('/DisplayDocTitle true');
  });

  it('holds every note of a very long review, and says where a text continues', async () => {
    const { db } = test.context;
    const player = await makePlayer(db, { firstName: 'W'.repeat(80), lastName: 'Wolkenstein '.repeat(6).trim() });
    const long = 'Bevæg fødderne før slaget, señor Núñez, so daß es Spaß macht. '.repeat(200).slice(0, 10_000).trim();
    const endless: ReviewDocument = {
      ...fullReview(),
      notes: Array.from({ length: 150 }, (_, index) =>
        note(index * 7, {
          endTimestamp: index * 7 + 5,
          type: noteTypes[index % noteTypes.length] ?? 'technique',
          title: 'Å'.repeat(200),
          comment: 'W'.repeat(5000),
          board: startBoard,
        }),
      ),
      ratings: [{ skillName: 'overall', rating: 4, comment: '', evidence: [] }],
      finalSummary: long,
      overallStrengths: 'W'.repeat(10_000),
      areasOfImprovement: 'y\n'.repeat(1000),
      recommendationsForImprovement: long,
      codes: strokes.flatMap((stroke) =>
        Array.from({ length: 100 }, () => ({
          id: newId(),
          timestamp: 5,
          stroke,
          zone: null,
          outcome: 'forced-error' as const,
        })),
      ),
    };
    // A few notes with every feature, over several pages: a full review would test nothing more.
    endless.notes = endless.notes.map((one, index) => (index < 12 ? one : { ...one, comment: 'W', title: 'Å' }));
    const video = await publish(player, endless, { title: 'W'.repeat(200) });
    const { statusCode, rawPayload } = await report(player, video.id);
    expect(statusCode).toBe(200);
    const text = pdfText(rawPayload);
    expect(text).toContain('… (continues in the review)');
    expect(text).toContain("Coach's Video Notes: all 150 by time");
    expect(text.split('see above')).toHaveLength(7);
    expect(text).toContain('17:23–17:28');
    expect(text).toContain('Smash: 100 seen, 100 forced errors');
    expect(text).toContain(`Page 2 of ${pagesOf(rawPayload)}`);
  });

  it('prints other scripts and emoji, and omits letters that its fonts lack', async () => {
    const player = await makePlayer(test.context.db, { firstName: '明', lastName: '王' });
    const document = reviewDocument({
      finalSummary: 'Super 🎾 match → well played',
      overallStrengths: 'ᏣᎳᎩ',
      areasOfImprovement: '很好',
    });
    const video = await publish(player, document, { title: '../../"etc"\r\nX: 1 王' });
    const { headers, rawPayload } = await report(player, video.id);
    expect(headers['content-disposition']).toBe('inline; filename="pala-review-etc-x-1.pdf"');
    const text = pdfText(rawPayload);
    for (const words of ['Super 🎾 match → well played', '很好', '明 王']) expect(text).toContain(words);
    expect(text).toContain('This document can’t show these characters. Read the text in the review.');
  });

  it('is sent again only after a change', async () => {
    const player = await makePlayer(test.context.db);
    const video = await publish(player);
    const etag = String((await report(player, video.id)).headers.etag);
    const again = await report(player, video.id, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await test.context.db.update(users).set({ lastName: 'Changed' }).where(eq(users.id, player.id));
    expect((await report(player, video.id, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is written in a thread, short ones apart from long ones', async () => {
    const player = await makePlayer(test.context.db);
    const comment = 'Turn before the ball is over you. '.repeat(30);
    const notes = Array.from({ length: 25 }, (_, index) => note(index * 60, { comment }));
    const long = await publish(player, reviewDocument({ notes }));
    const short = await publish(player, fullReview());
    const handOver = vi.spyOn(Worker.prototype, 'postMessage');
    const answers = await Promise.all([report(player, long.id), report(player, short.id)]);
    const threads = new Set(handOver.mock.contexts);
    handOver.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(threads.size).toBe(2);
  });

  it('holds only the most important notes, and says so, if all would take too long', async () => {
    const player = await makePlayer(test.context.db);
    const notes = Array.from({ length: 60 }, (_, index) => note(index * 60, { title: `Moment ${index}.` }));
    const last = { ...notes[59], skill: 'bandeja' as const } as DraftNote;
    const priorities = [{ skill: 'bandeja' as const, focus: 'Turn', drillId: drills[0]?.id ?? '' }];
    const video = await publish(player, reviewDocument({ notes: [...notes.slice(0, 59), last], priorities }));
    const tooSlow = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new Error('too slow');
    });
    const { statusCode, rawPayload } = await report(player, video.id);
    tooSlow.mockRestore();
    expect(statusCode).toBe(200);
    const text = pdfText(rawPayload);
    expect(text).toContain('The most important notes59:00Moment 59.');
    expect(text).toMatch(/the \d+ most important of 60, by time/);
    expect(text).toContain('This review is too long to print in full.');
    expect(text).toMatch(/Notes left out: \d+\. Read them in the review/);
    expect(text).not.toContain('Moment 58.');
  });
});
