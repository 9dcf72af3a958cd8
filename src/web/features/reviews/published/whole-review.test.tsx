// Further content of a review: ranges, rallies, boards, counts, priorities and linked notes.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Video } from '#contract/videos/videos.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { drillById } from '#domain/skills/drills.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, rating, video, videoId } from './testing/video-fixtures.ts';

const path = `/player/video-analysis/${videoId}`;
const matchi: Partial<Video> = { provider: 'matchi', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' };
const show = (traits: Partial<Video>, search = '') =>
  renderScreen(`${path}${search}`, { answers: { getVideo: video(traits) } });
const note = (index: number, traits: Partial<Video['annotations'][number]> = {}) => ({
  ...aMoment,
  id: at(index),
  timestamp: index * 10,
  type: 'technique' as const,
  title: `Note ${index}`,
  comment: '',
  ...traits,
});

let youtube: FakeYouTube;
const playerTime = () => youtube.players[0]?.time ?? 0;
const playerState = () => youtube.players[0]?.playerState;
/** Stops the videos' clock, which would run on while a busy machine checks; returns how to advance it. */
function holdClock() {
  let now = 0;
  let looks = 0;
  youtube.now = () => {
    looks += 1;
    return now;
  };
  /** Advances the clock and waits until followers have seen it. */
  return async (seconds: number) => {
    now += seconds * 1000;
    const before = looks;
    await expect.poll(() => looks).toBeGreaterThan(before);
  };
}
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

describe('a note with a length', () => {
  const annotations = [note(1, { timestamp: 12.3, endTimestamp: 13.6, title: 'Early turn' }), note(5)];

  it('plays only that range', async () => {
    const pass = holdClock();
    show({ annotations });
    await page.getByRole('button', { name: 'Play 0:12–0:13: Early turn' }).click();
    await expect.poll(playerState).toBe(1);
    expect(playerTime()).toBe(12.3);
    // Not the end yet, even with half a second of tolerance.
    await pass(0.7);
    expect(playerState()).toBe(1);
    await pass(0.7);
    await expect.poll(playerState).toBe(2);
  });

  it('releases viewers who seek elsewhere', async () => {
    show({ annotations });
    await page.getByRole('button', { name: 'Play 0:12–0:13: Early turn' }).click();
    await expect.poll(playerTime).toBeGreaterThan(12.3);
    await page.getByRole('button', { name: 'Play at 0:50: Note 5' }).click();
    await expect.poll(playerTime).toBeGreaterThan(51.5);
    expect(playerState()).toBe(1);
  });

  it('plays on its own from a link too', async () => {
    const pass = holdClock();
    show({ annotations }, '?t=12');
    await page.getByRole('button', { name: 'Play Sunday league From 0:12 YouTube' }).click();
    await expect.poll(playerState).toBe(1);
    expect(playerTime()).toBe(12);
    await pass(1.7);
    await expect.poll(playerState).toBe(2);
  });

  it('says when to start and stop watching if the video cannot be controlled', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show({ ...matchi, annotations }, '?t=12');
    await expect.element(page.getByText('This link leads to 0:12', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Play 0:12–0:13: Early turn' }).click();
    await expect.element(page.getByText('Go to 0:12 in the Matchi player')).toBeVisible();
    await expect.element(page.getByText('Watch until 0:13. The time is on your clipboard.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('0:12');
    write.mockRestore();
  });
});

describe('rallies', () => {
  const rallies = [
    { start: 5, end: 6.2 },
    { start: 100, end: 112 },
    { start: 200, end: 230 },
  ];
  const points = page.getByRole('switch', { name: 'Points only' });

  it('are summarised, and played without the time between them', async () => {
    show({ rallies });
    await expect
      .element(page.getByRole('region', { name: 'Rallies' }).getByText('3 rallies, 43 s in play'))
      .toBeVisible();
    await points.click();
    await page.getByRole('button', { name: 'Play Sunday league YouTube' }).click();
    await expect.poll(playerTime).toBeGreaterThanOrEqual(5);
    await expect.poll(playerTime).toBeGreaterThanOrEqual(100);
  });

  it('can be skipped through', async () => {
    holdClock();
    show({ rallies });
    const next = page.getByRole('button', { name: 'Next rally' });
    const previous = page.getByRole('button', { name: 'Previous rally' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(playerTime).toBe(5);
    await next.click();
    await expect.poll(playerTime).toBe(100);
    await next.click();
    await expect.poll(playerTime).toBe(200);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect.poll(playerTime).toBe(100);
  });

  it('yield to a note between them', async () => {
    show({ rallies, annotations: [note(5), note(11, { timestamp: 105 })] });
    await points.click();
    await page.getByRole('button', { name: 'Play at 1:45: Note 11' }).click();
    await expect.element(points).toBeChecked();
    await page.getByRole('button', { name: 'Play at 0:50: Note 5' }).click();
    await expect.element(points).not.toBeChecked();
    await expect.poll(playerTime).toBeGreaterThan(50.5);
    // The start of the next rally, which "points only" would skip to.
    expect(playerTime()).toBeLessThan(100);
  });

  it('show their times if the video cannot be controlled', async () => {
    show({ ...matchi, rallies });
    await expect.element(points).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Next rally' }).click();
    await expect.element(page.getByText('Go to 0:05 in the Matchi player')).toBeVisible();
    await page.getByRole('button', { name: 'Next rally' }).click();
    await expect.element(page.getByText('Go to 1:40 in the Matchi player')).toBeVisible();
  });

  it('are absent if none were marked', async () => {
    show({});
    await expect.element(page.getByText('Overall Score').first()).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Rallies' })).not.toBeInTheDocument();
  });
});

it('shows a note’s court board, with words and a legend, and its skill', async () => {
  const board = { ...startBoard, arrows: [{ kind: 'ball' as const, from: { x: 17, y: 3 }, to: { x: 3, y: 8 } }] };
  show({ annotations: [note(1, { board, skill: 'lob' })] });
  const drawing = page.getByRole('img', { name: /^Court board\. .*Ball from/ });
  await expect.element(drawing).toBeVisible();
  await expect.element(page.getByText('1, 2 Opponents')).toBeVisible();
  await expect.element(page.getByText('— Ball')).toBeVisible();
  await expect.element(page.getByText('Run', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Skill: Lob')).toBeVisible();
});

it('signs the players of a board in the reader’s language, in the drawing and in its legend', async () => {
  renderScreen(path, {
    language: 'da',
    answers: { getVideo: video({ annotations: [note(1, { board: startBoard })] }) },
  });
  await expect.element(page.getByText('S Spiller')).toBeVisible();
  await expect.element(page.getByText('M Makker')).toBeVisible();
});

it('filters notes by skill, apart from a type of the same name', async () => {
  const annotations = [
    note(1, { type: 'positioning' }),
    note(2, { skill: 'positioning' }),
    note(3, { skill: 'lob' }),
    note(4),
  ];
  show({ annotations });
  const skills = page.getByRole('group', { name: 'Filter notes by skill' });
  await skills.getByRole('button', { name: 'Positioning 1' }).click();
  await expect.element(page.getByText('Note 2')).toBeVisible();
  await expect.element(page.getByText('Note 1')).not.toBeVisible();
  await page
    .getByRole('group', { name: 'Filter notes by type' })
    .getByRole('button', { name: 'Positioning 1' })
    .click();
  await expect.element(page.getByText('Note 1')).toBeVisible();
  await expect.element(page.getByText('Note 2')).not.toBeVisible();
});

describe('counted strokes', () => {
  const code = (index: number) => ({
    id: at(index),
    timestamp: index,
    stroke: index < 20 ? ('bandeja' as const) : ('lob' as const),
    zone: index < 24 ? ('net' as const) : null,
    outcome: index % 4 === 0 ? ('unforced-error' as const) : ('continues' as const),
  });
  const rows = (caption: string) =>
    page
      .getByRole('table', { name: caption })
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

  it('show counts, and percentages if there are enough', async () => {
    show({ codes: Array.from({ length: 25 }, (_, index) => code(index)) });
    await expect.element(page.getByText('Your coach counted 25 of your strokes', { exact: false })).toBeVisible();
    expect(rows('By stroke')).toEqual([
      'stroke|Seen|Winner|Continues|Forced error|Unforced error',
      'Bandeja|20|00%|1575%|00%|525%',
      'Lob|5|0|3|0|2',
    ]);
    expect(rows('By zone').at(-1)).toBe('Net|24|00%|1875%|00%|625%');
    await expect.element(page.getByText('The zone is known for 24 of 25 strokes.', { exact: false })).toBeVisible();
  });

  it('show no percentages if there are few, and are absent without any', async () => {
    show({ codes: [code(1)] });
    await expect
      .element(
        page.getByText(/Your coach counted 1 of your strokes in this video\. Percentages are shown from 20 strokes\./),
      )
      .toBeVisible();
    expect(rows('By stroke').at(-1)).toBe('Bandeja|1|0|1|0|0');
  });
});

describe('priorities', () => {
  const drillId = 'bandeja-shadow-and-catch';
  const priorities = [{ skill: 'bandeja' as const, focus: '[AI Analysis] Turn before the ball is over you', drillId }];
  const drill = drillById(drillId);

  it('come before the skills, with a drill whose steps unfold', async () => {
    show({ priorities });
    await expect.element(page.getByRole('heading', { name: 'Work on this first' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Bandeja Turn before the ball is over you' })).toBeVisible();
    await expect.element(page.getByText(drill?.aim ?? '?')).toBeVisible();
    await expect.element(page.getByText('10 min')).toBeVisible();
    await expect.element(page.getByText('2–4 players')).toBeVisible();
    const step = page.getByText(drill?.steps[1] ?? '?');
    await expect.element(step).not.toBeVisible();
    const more = page.getByRole('button', { name: `How it works: ${drill?.name}` });
    await more.click();
    await expect.element(step).toBeVisible();
    await expect.element(page.getByText(drill?.harder ?? '?')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(step).not.toBeVisible();
    const headings = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
    expect(headings.slice(2, 5)).toEqual(['Overall Score', 'Work on this first', 'Skill Breakdown']);
  });

  it('keep their text if the drill is no longer in the library', async () => {
    show({ priorities: [{ skill: 'lob', focus: 'Higher', drillId: 'gone' }] });
    await expect.element(page.getByRole('heading', { name: 'Lob Higher' })).toBeVisible();
    await expect.element(page.getByText('Loading the drill')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /How it works/ })).not.toBeInTheDocument();
  });
});

it('leads from a rating to its linked notes', async () => {
  const skillRatings = [{ ...rating(13, 'volley', '5.6'), evidence: [at(2), at(77), at(1)] }];
  show({ skillRatings });
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('See 1:23, 2:31');
  await page.getByRole('button', { name: 'See 2:31: Too far back' }).click();
  await expect.poll(playerTime).toBeGreaterThanOrEqual(151);
});

it('says when it was updated', async () => {
  show({ revisedAt: '2026-11-05T12:00:00.000Z' });
  await expect.element(page.getByText('Updated on', { exact: false })).toBeVisible();
});

it('shows the published movement with its number of marks', async () => {
  const player = Array.from({ length: 11 }, (_, index) => ({ time: index, x: index, y: 5 }));
  renderScreen(path, {
    answers: {
      getVideo: video(),
      getMovement: {
        publishedAt: '2026-11-02T12:00:00.000Z',
        tracks: { player, partner: [], opponent1: [], opponent2: [] },
      },
    },
  });
  await expect.element(page.getByRole('img', { name: /^Where Alma was. Net 40%, transition 30%/ })).toBeVisible();
  await expect.element(page.getByText('10 m', { exact: true })).toBeVisible();
});
