// Navigating a review: the parts bar, the timeline, the story.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Video } from '#contract/videos/videos.ts';
import { drillById } from '#domain/skills/drills.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, rating, video, videoId } from './testing/video-fixtures.ts';

const show = (traits: Partial<Video> = {}) =>
  renderScreen(`/player/video-analysis/${videoId}`, { answers: { getVideo: video(traits) } });
const note = (index: number, traits: Partial<Video['annotations'][number]> = {}) => ({
  ...aMoment,
  id: at(index),
  timestamp: index * 10,
  type: 'technique' as const,
  title: `Note ${index}`,
  comment: 'Racket up while you turn, and wait for the ball to come down. '.repeat(4),
  ...traits,
});
const notes = (count: number) => Array.from({ length: count }, (_, index) => note(index + 1));

let youtube: FakeYouTube;
const player = () => youtube.players.at(-1);
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

/** Whether an element is fully in the window. */
const isInWindow = (element: Element | null | undefined) => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.top < window.innerHeight;
};

describe('the bar of parts', () => {
  const bar = page.getByRole('navigation', { name: 'Parts of the review' });

  it('lists the existing parts, and leads to them', async () => {
    show({ annotations: notes(12), codes: [] });
    await expect.element(page.getByText('Final Summary')).toBeInTheDocument();
    expect(
      bar
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Notes', 'Skills', 'Summary']);
    await expect.element(bar.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'location');
    expect(isInWindow(page.getByText('Note 1', { exact: true }).element())).toBe(true);
    (bar.getByRole('link', { name: 'Summary' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'location');
    expect(isInWindow(page.getByText('Final Summary').element())).toBe(true);
    expect(isInWindow(bar.element())).toBe(true);
  });

  it.each(['en', 'da', 'es'] as const)('fits a narrow phone with all parts (%s)', async (language) => {
    await page.viewport(360, 740);
    const codes = [{ id: at(90), timestamp: 5, player: 'player', shot: 'lob', outcome: 'winner' }];
    renderScreen(`/player/video-analysis/${videoId}`, {
      language,
      answers: {
        getVideo: video({
          annotations: notes(2),
          codes: codes as never,
          replay: { id: at(70), seconds: 60, hasVoice: false },
        }),
      },
    });
    await expect.poll(() => page.getByRole('navigation').getByRole('link').elements().length).toBeGreaterThan(3);
    await expect.poll(() => document.querySelectorAll('nav a[href="#counts"]').length).toBe(1);
    const nav = document.querySelector('nav:has(a[href="#counts"])');
    expect(nav?.scrollWidth).toBeLessThanOrEqual(360);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('covers no other part with the video, which stays above its notes on a phone', async () => {
    await page.viewport(390, 844);
    show({ annotations: notes(12) });
    await expect.element(page.getByText('Final Summary')).toBeInTheDocument();
    const box = (element: Element) => element.getBoundingClientRect();
    const film = page.getByRole('button', { name: 'Play Sunday league YouTube' });
    const below = () => box(bar.element()).bottom;
    page.getByText('Note 5', { exact: true }).element().scrollIntoView({ block: 'end' });
    await expect.poll(() => Math.abs(box(film.element()).top - below())).toBeLessThan(2);
    await bar.getByRole('link', { name: 'Summary' }).click();
    await expect.element(bar.getByRole('link', { name: 'Summary' })).toHaveAttribute('aria-current', 'location');
    expect(box(film.element()).bottom).toBeLessThanOrEqual(below());
    const { left, top, width, height } = box(bar.element());
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('nav')).toBe(bar.element());
    expect(isInWindow(page.getByText('Final Summary').element())).toBe(true);
  });

  it('omits the notes if there are none', async () => {
    show({ annotations: [] });
    await expect.element(bar.getByRole('link', { name: 'Skills' })).toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Notes' })).not.toBeInTheDocument();
  });
});

describe('the timeline', () => {
  const timeline = page.getByRole('slider', { name: 'Notes on the timeline' });

  it('goes from note to note by keys, and plays each', async () => {
    // The fake player stays where it was sent.
    youtube.now = () => 0;
    show({ annotations: notes(3) });
    await expect.element(timeline).toHaveAttribute('aria-valuetext', 'No note yet, of 3');
    (timeline.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(timeline).toHaveAttribute('aria-valuetext', '3 of 3: Note 3, 30 seconds');
    await expect.poll(() => player()?.time).toBe(30);
    await expect.poll(() => player()?.playerState).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(timeline).toHaveAttribute('aria-valuetext', '2 of 3: Note 2, 20 seconds');
    await expect.poll(() => player()?.time).toBe(20);
    expect(player()?.playerState).toBe(1);
  });

  it('keeps its notes, and says so, if the video has become shorter', async () => {
    youtube.duration = 25;
    youtube.now = () => 0;
    show({ annotations: notes(3) });
    await expect.element(timeline).toBeVisible();
    (timeline.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    const said = page.getByText('now only 0:25 long. 1 note after its end is kept.', { exact: false });
    await expect.element(said).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(timeline).toHaveAttribute('aria-valuetext', '3 of 3: Note 3, 30 seconds');
  });

  it('goes to the note nearest to a press, and shows it in the list beside the video, which scrolls on its own', async () => {
    show({ annotations: notes(14) });
    const last = () => document.querySelector(`[data-note="${at(14)}"]`);
    const rail = () => last()?.closest('ol');
    await expect.element(timeline).toBeVisible();
    await expect.poll(() => rail()?.scrollTop).toBe(0);
    const { width, height } = timeline.element().getBoundingClientRect();
    await timeline.click({ position: { x: width - 8, y: height / 2 } });
    await expect.element(timeline).toHaveAttribute('aria-valuenow', '14');
    await expect.poll(() => rail()?.scrollTop ?? 0).toBeGreaterThan(200);
    expect(isInWindow(last())).toBe(true);
  });

  it('shows a note that is folded on a phone, or filtered out', async () => {
    await page.viewport(390, 844);
    show({ annotations: [...notes(8), note(9, { type: 'strength' })] });
    await expect.element(page.getByText('Note 5', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Note 9', { exact: true })).not.toBeVisible();
    await page.getByRole('button', { name: 'Show all 9 notes' }).click();
    await page.getByRole('button', { name: 'Technique 8' }).click();
    await expect.element(page.getByText('Note 9', { exact: true })).not.toBeVisible();
    (timeline.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByText('Note 9', { exact: true })).toBeVisible();
  });
});

describe('the story', () => {
  const begin = page.getByRole('button', { name: 'Watch as a story' });
  const story = page.getByRole('dialog');
  const traits: Partial<Video> = {
    priorities: [{ skill: 'lob', focus: 'Lift it', drillId: 'lob-from-the-corner' }],
    skillRatings: [rating(12, 'volley', '5.0'), rating(13, 'positioning', '6.0')],
    annotations: [
      ...notes(5),
      note(6, { skill: 'lob', title: 'Lob too short', endTimestamp: 66 }),
      note(7, { skill: 'volley', type: 'strength', title: 'Firm volley' }),
      note(8, { skill: 'positioning', type: 'positioning', title: 'Caught in the transition zone' }),
    ],
  };

  it('praises only strengths, and has all of the coach’s advice', async () => {
    show(traits);
    await begin.click();
    await expect.element(story.getByText('Racket up while you turn', { exact: false })).toBeVisible();
    await expect.element(story.getByText('Lift it')).toBeVisible();
    const drill = drillById('lob-from-the-corner')?.name ?? '';
    await expect.element(story.getByText(drill).first()).toBeVisible();
    const praised: string[] = [];
    for (let step = 1; step <= 5; step += 1) {
      await expect.element(story.getByText(`${step} of 5`)).toBeVisible();
      if (/Among your best|What went well/.test(story.element().textContent)) praised.push(story.element().textContent);
      if (step < 5) await story.getByRole('button', { name: 'Next' }).click();
    }
    expect(praised).toHaveLength(1);
    expect(praised[0]).toContain('Firm volley');
    await expect.element(story.getByText('Your coach recommends')).toBeVisible();
    await expect.element(story.getByText('Twenty bandejas.')).toBeVisible();
  });

  it('is not offered for few notes', async () => {
    show({ annotations: notes(4) });
    await expect.element(page.getByText('Note 1', { exact: true })).toBeVisible();
    await expect.element(begin).not.toBeInTheDocument();
  });

  it('starts with the priorities, and continues by arrow keys to the end', async () => {
    show(traits);
    await begin.click();
    await expect.element(story.getByText('Work on this first: Lob')).toBeVisible();
    await expect.element(story.getByText('Lob too short')).toBeVisible();
    await expect.element(story.getByText('1:00–1:06')).toBeVisible();
    await expect.element(story.getByText('1 of 5')).toBeVisible();
    await expect.element(story).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(story.getByText('Among your best: Volley')).toBeVisible();
    await expect.element(story.getByText('Firm volley')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(story.getByText('Lob too short')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(story.getByText('5 of 5')).toBeVisible();
    await story.getByRole('button', { name: 'Read the full report' }).click();
    await expect.element(story).not.toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
  });

  describe('with a spoken note', () => {
    const spoken: Partial<Video> = {
      ...traits,
      annotations: [
        ...notes(5),
        note(6, {
          skill: 'lob',
          title: 'Lob too short',
          endTimestamp: 66,
          voice: { id: at(40), seconds: 12.4, bytes: 2000, mediaType: 'audio/webm' },
        }),
        note(7, { skill: 'volley', type: 'strength', title: 'Firm volley' }),
      ],
    };
    const voice = story.getByRole('group', { name: 'Spoken note, 0:12' });
    const listen = voice.getByRole('button', { name: 'Listen to the spoken note' });

    it('shows its player with the moment', async () => {
      show(spoken);
      await begin.click();
      await expect.element(voice).toBeVisible();
      await expect.element(story).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(story.getByText('Firm volley')).toBeVisible();
      await expect.element(voice).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(voice).toBeVisible();
    });

    it('pauses the video while it plays, and says if it cannot be played', async () => {
      show(spoken);
      await begin.click();
      await expect.element(listen).toBeVisible();
      await expect.element(story).toHaveFocus();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) await userEvent.keyboard(' ');
      await expect.poll(() => player()?.playerState).toBe(1);
      // This test has no server with the recording.
      await listen.click();
      await expect.poll(() => player()?.playerState).toBe(2);
      await expect.element(voice.getByText('Cannot be played now')).toBeVisible();
    });

    it('seeks by arrow keys while its position has the focus, without moving the story', async () => {
      show(spoken);
      await begin.click();
      const position = voice.getByRole('slider', { name: 'Position in the spoken note' });
      await expect.element(position).toBeVisible();
      (position.element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect.element(position).toHaveValue('0.3');
      await expect.element(story.getByText('1 of 5')).toBeVisible();
      await expect.element(story.getByText('Lob too short')).toBeVisible();
    });
  });

  it('plays and pauses by Space, and closes by Escape', async () => {
    show(traits);
    await begin.click();
    await expect.element(story.getByText('Lob too short')).toBeVisible();
    await expect.element(story).toHaveFocus();
    // With reduced motion, each moment starts on request.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await userEvent.keyboard(' ');
    await expect.poll(() => player()?.playerState).toBe(1);
    expect(player()?.time ?? 0).toBeGreaterThanOrEqual(60);
    await userEvent.keyboard(' ');
    await expect.poll(() => player()?.playerState).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(story).not.toBeInTheDocument();
  });
});
