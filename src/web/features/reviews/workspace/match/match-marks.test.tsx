// Marking the match: rallies, coded strokes, the timeline and keys.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { refresh } from '#web/lib/http/what-changes.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { openWorkspace } from '../testing/open-review.tsx';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { showReview, undoInMessage } from '../testing/show-review.tsx';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
  localStorage.clear();
});

const rallies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ start: 20 + index * 50, end: 35 + index * 50 }));
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

describe('rallies', () => {
  it('start and end by one key, and can be trimmed, deleted and restored', async () => {
    const { lastSaved } = await openWorkspace();
    await userEvent.keyboard('lr');
    await expect.element(page.getByRole('button', { name: 'End the rally that started at 0:10' })).toBeVisible();
    await userEvent.keyboard('lr');
    await eventually(() => expect(lastSaved()?.rallies).toEqual([{ start: 10, end: 20 }]));
    await tab('Match').click();
    await page.getByRole('button', { name: 'Trim Rally 1, 0:10–0:20' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'End, m:ss' }), '0:05');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('A rally must end after it starts.')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'End, m:ss' }), '0:24.5');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(lastSaved()?.rallies).toEqual([{ start: 10, end: 24.5 }]));
    await page.getByRole('button', { name: 'Delete Rally 1, 0:10–0:24' }).click();
    await expect.element(page.getByText('Nothing counted yet')).toBeVisible();
    await undoInMessage.click();
    await expect
      .element(page.getByText(/^1 rally, 0:14 in play\. The time in play is shown as a percentage from 10 rallies\./))
      .toBeVisible();
  });

  it('stay if a live video has become shorter, with a message', async () => {
    const marked = rallies(3);
    const { lastSaved } = await openWorkspace({ document: { ...emptyReview, rallies: marked } });
    youtube.duration = 100;
    await userEvent.keyboard('l');
    const said = 'now only 1:40 long. 1 rally after its end is kept.';
    await expect.element(page.getByRole('status').getByText(said, { exact: false })).toBeVisible();
    await userEvent.keyboard('rlr');
    await eventually(() => expect(lastSaved()?.rallies).toEqual([{ start: 10, end: 35 }, ...marked.slice(1)]));
    await tab('Match').click();
    await page.getByRole('button', { name: 'Trim Rally 3, 2:00–2:15' }).click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Start, m:ss' }), '2:05');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(lastSaved()?.rallies?.at(-1)).toEqual({ start: 125, end: 135 }));
  });

  it('can be skipped through by keys, and play without the time between', async () => {
    await openWorkspace({ document: { ...emptyReview, rallies: rallies(11) } });
    await userEvent.keyboard('xx');
    await expect.element(page.getByText('Rally 2 of 11, 1:10–1:25')).toBeInTheDocument();
    await userEvent.keyboard('jjok');
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
    await eventually(() => expect(youtube.players[0]?.time).toBeGreaterThanOrEqual(70));
    await tab('Match').click();
    await expect.element(page.getByText(/^11 rallies, 2:45 in play: 32%/)).toBeVisible();
  });
});

describe('the code pad', () => {
  it('codes a stroke in three presses, without lead time while paused, and undoes it', async () => {
    const { lastSaved } = await openWorkspace();
    await userEvent.keyboard('8');
    await userEvent.keyboard('lq');
    await userEvent.keyboard('8a');
    await expect.element(page.getByText('Bandeja · Net · …')).toBeVisible();
    await userEvent.keyboard('c');
    await expect.element(page.getByText('· 1 coded')).toBeVisible();
    await eventually(() =>
      expect(lastSaved()?.codes).toMatchObject([
        { stroke: 'bandeja', zone: 'net', outcome: 'continues', timestamp: 10 },
      ]),
    );
    await userEvent.keyboard('{Backspace}');
    await eventually(() => expect(lastSaved()?.codes).toEqual([]));
    expect(localStorage.getItem('review-pad')).toBe('on');
  });

  it('works by pressing, remembers its lead time, and shows the counts', async () => {
    const { lastSaved } = await openWorkspace();
    await page.getByRole('button', { name: /^Code pad/ }).click();
    const pad = page.getByRole('region', { name: 'Code pad' });
    for (const name of ['Volley', 'Transition', 'Unforced error']) {
      await pad.getByRole('button', { name, exact: true }).click();
    }
    await userEvent.selectOptions(pad.getByLabelText('Lead time', { exact: true }), '3 s');
    expect(localStorage.getItem('review-pad-lead')).toBe('3');
    await tab('Match').click();
    await expect.element(page.getByText('Volley: 1 seen, 1 unforced error')).toBeVisible();
    await expect.element(page.getByText('1 stroke coded. Percentages are shown from 20 strokes.')).toBeVisible();
    await page.getByRole('button', { name: 'All strokes' }).click();
    await page.getByRole('button', { name: /^Delete 0:00.0 Volley/ }).click();
    await eventually(() => expect(lastSaved()?.codes).toEqual([]));
  });
});

describe('the timeline', () => {
  it('groups close marks, separates them when zoomed in, and moves by arrow keys', async () => {
    const notes = someNotes(4).map((note) => ({ ...note, type: 'technique' as const }));
    const document = { ...emptyReview, notes, rallies: rallies(2) };
    await openWorkspace({ document });
    const cluster = page.getByRole('button', { name: /^\d notes, 0:07/ });
    await cluster.click();
    await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
    for (let zoom = 0; zoom < 3; zoom += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    const lane = page.getByRole('toolbar', { name: 'Notes on the timeline' });
    await expect.element(lane.getByRole('button', { name: '0:07.0 Technique: Note 1' })).toBeVisible();
    lane.getByRole('button').first().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(lane.getByRole('button', { name: '0:14.0 Technique: Note 2' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Rally 0:20–0:35' })).toBeVisible();
  });

  it('gives each type a lane, and names a focused mark', async () => {
    await openWorkspace({ document: { ...emptyReview, notes: someNotes(5) } });
    const marks = page.getByRole('toolbar', { name: 'Notes on the timeline' }).getByRole('button');
    await expect.element(marks.nth(4)).toBeVisible();
    const tops = marks.elements().map((mark) => mark.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(5);
    const words = page.getByText('0:07.0 Technique: Note 1', { exact: true });
    await expect.element(words).not.toBeInTheDocument();
    marks.first().element().focus();
    await expect.element(words).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('0:14.0 Positioning: Note 2', { exact: true })).toBeVisible();
  });

  it('zooms by keys and by the wheel with Ctrl, and pans on the overview', async () => {
    await openWorkspace({ document: { ...emptyReview, notes: someNotes(5) } });
    const map = page.getByRole('slider', { name: 'Visible part of the match' });
    const line = page.getByRole('toolbar', { name: 'Notes on the timeline' });
    const turn = (traits: WheelEventInit) =>
      line.element().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...traits }));
    await expect.element(map).not.toBeInTheDocument();
    await userEvent.keyboard('+');
    await expect.element(map).toHaveAttribute('aria-valuetext', '0 seconds to 5 minutes');
    map.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(map).toHaveAttribute('aria-valuetext', '1 minute 15 seconds to 6 minutes 15 seconds');
    // The plain wheel still scrolls here.
    expect(turn({ deltaY: 240 })).toBe(true);
    expect(turn({ deltaY: 240, ctrlKey: true })).toBe(false);
    await expect.element(map).not.toBeInTheDocument();
    await userEvent.keyboard('++-');
    await expect.element(map).toHaveAttribute('aria-valuetext', '0 seconds to 5 minutes');
    // Seeking moves the window along.
    map.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(map).toHaveAttribute('aria-valuetext', '5 minutes to 10 minutes');
    await userEvent.keyboard('l');
    await expect.element(map).toHaveAttribute('aria-valuetext', '0 seconds to 5 minutes');
  });

  it('shows side changes', async () => {
    await openWorkspace();
    await expect.element(page.getByRole('button', { name: 'Side change, 12:40' })).not.toBeInTheDocument();
    youtube.duration = 5400;
    await userEvent.keyboard('l');
    await page.getByRole('button', { name: 'Side change, 12:40' }).click();
    await eventually(() => expect(youtube.players[0]?.time).toBe(760));
  });
});

describe('keys', () => {
  it('open every part of the review, and return from a text field', async () => {
    await openWorkspace({ document: { ...emptyReview, notes: someNotes(1) } });
    await userEvent.keyboard('{Shift>}{Digit3}{/Shift}');
    await expect.element(tab('Summary')).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'Final summary' }), 'Good');
    await userEvent.keyboard('{Escape}t');
    await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Shift>}{Digit2}{/Shift}');
    await expect.element(tab('Skills')).toHaveFocus();
  });
});

it('shows the player’s corrections while the video is unclaimed', async () => {
  const { video } = workspace();
  let reportType = 'My lob';
  const answers = { getVideo: () => ({ ...video, reportType }) };
  const { queryClient, received } = await showReview({ reviewer: null }, answers);
  reportType = 'My bandeja';
  refresh(queryClient, ['video']);
  await expect.element(page.getByText('My bandeja').first()).toBeVisible();
  expect(received('getVideo').length).toBe(1);
});
