// "Did it change?" in the workspace: asking, answering, undoing, and keeping out of the way of notes.

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ThreadReview } from '#contract/progress/skill-threads.ts';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import { idOf, workspace } from '../testing/review-fixtures.ts';
import { saved, savedAt, showReview, tab } from '../testing/show-review.tsx';

const priority = (skill: 'lob' | 'volley', focus: string) => ({ skill, focus, drillId: 'deep-lobs' });
const since = idOf(71);
const previousReview = {
  videoId: since,
  title: 'Club night',
  publishedAt: savedAt,
  ratings: { lob: '3.1' },
  priorities: [priority('lob', 'Deeper under pressure'), priority('volley', '[AI Analysis] Short preparation')],
};
const asking: Partial<ReviewWorkspace> = { video: { ...workspace().video, previousReview } };

const panel = page.getByRole('region', { name: 'Did it change?' });
const fold = panel.getByRole('button', { name: /^Did it change\?/ });
const group = (skill: string) => panel.getByRole('group', { name: `Did ${skill} change?` });

beforeEach(() => localStorage.clear());

describe('the panel', () => {
  it('is absent in a first review, and if the last one had no priorities', async () => {
    await showReview();
    await expect.element(page.getByText('No notes yet')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('shows the priorities, and saves an answer and a comment with the review', async () => {
    const { lastSaved } = await showReview(asking);
    await expect.element(group('Lob')).toMatchTextContent(/Lob · 3\.1 last timeDeeper under pressure/);
    await expect.element(group('Volley')).toMatchTextContent(/VolleyShort preparation/);
    await expect.element(fold).toMatchTextContent(/0 of 2 answered/);
    await group('Lob').getByText('Better').click();
    await group('Lob')
      .getByLabelText(/^Comment on Lob/)
      .fill('Eight of ten land deep.');
    await expect.element(fold).toMatchTextContent(/1 of 2 answered/);
    await expect.element(saved).toBeVisible();
    await expect
      .poll(() => lastSaved()?.priorityAnswers)
      .toEqual([{ skill: 'lob', since, answer: 'better', comment: 'Eight of ten land deep.' }]);
  });

  it('undoes an answer, and keeps its comment', async () => {
    const { lastSaved } = await showReview(asking);
    await group('Lob').getByText('Worse').click();
    await group('Lob').getByText('The same').click();
    await group('Lob')
      .getByLabelText(/^Comment on Lob/)
      .fill('Hard to tell.');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(group('Lob').getByRole('radio', { name: 'Worse' })).toBeChecked();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(group('Lob')).toMatchTextContent(/Choose an answer, or this comment won’t be published/);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.element(group('Lob').getByRole('radio', { name: 'Worse' })).toBeChecked();
    await expect
      .poll(() => lastSaved()?.priorityAnswers)
      .toEqual([{ skill: 'lob', since, answer: 'worse', comment: 'Hard to tell.' }]);
    await group('Lob').getByRole('button', { name: 'Clear the answer for Lob' }).click();
    await expect.element(group('Lob').getByRole('radio', { name: 'Worse' })).not.toBeChecked();
  });

  it('keeps out of the way of focus and note keys, remembers folding, and opens by its key', async () => {
    await showReview(asking);
    await expect.element(group('Lob')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('g');
    await userEvent.keyboard('Deep lob{Enter}');
    await expect.element(page.getByRole('list', { name: 'Notes' })).toMatchTextContent(/Deep lob/);
    await fold.click();
    await expect.element(group('Lob')).not.toBeInTheDocument();
    await tab('Skills').click();
    await tab('Notes').click();
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await tab('Summary').click();
    await userEvent.keyboard('y');
    await expect.element(group('Lob').getByRole('radio', { name: 'Better' })).toHaveFocus();
    // Arrow keys and Space belong to the choice; letters still start notes.
    await userEvent.keyboard(' ');
    await expect.element(group('Lob').getByRole('radio', { name: 'Better' })).toBeChecked();
    await userEvent.keyboard('i');
    await expect.element(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
  });

  it('shows an answer that is no longer asked for, until removed', async () => {
    const left = { skill: 'bandeja', since: idOf(70), answer: 'same', comment: 'Steady.' } as const;
    const { lastSaved } = await showReview({ ...asking, document: { ...emptyReview, priorityAnswers: [left] } });
    await expect.element(panel).toMatchTextContent(/Bandeja — the same\. Steady\.No longer a priority/);
    await panel.getByRole('button', { name: 'Remove the answer for Bandeja' }).click();
    await expect.poll(() => lastSaved()?.priorityAnswers).toEqual([]);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lastSaved()?.priorityAnswers).toEqual([left]);
  });

  it('is read-only once the review is published', async () => {
    const answer = { skill: 'lob', since, answer: 'better', comment: '' } as const;
    await showReview({
      ...asking,
      publishedAt: savedAt,
      document: { ...emptyReview, priorityAnswers: [answer] },
    });
    await fold.click();
    await expect.element(panel).toMatchTextContent(/Lob — better/);
    await expect.element(panel).toMatchTextContent(/Volley — not answered/);
    expect(panel.getByRole('radio').elements()).toEqual([]);
  });
});

describe('a request for the same situation', () => {
  const request: SituationRequest = {
    id: idOf(90),
    playerId: workspace().video.playerId,
    skill: 'lob',
    focus: 'Deeper under pressure',
    dueOn: '2026-01-09',
    asked: { videoId: since, title: 'Club night', publishedAt: savedAt },
    reply: null,
    closed: null,
  };

  it('is marked in the video, refused before it ends, and taken back', async () => {
    let reply: SituationRequest['reply'] = null;
    const { received } = await showReview(asking, {
      listSituationRequests: () => [{ ...request, reply }],
      markSituation: ({ body: { videoId, from, to } }) => {
        reply = { videoId, title: 'Sunday match', from, to };
        return { ...request, reply };
      },
      unmarkSituation: () => {
        reply = null;
        return undefined;
      },
    });
    await expect.element(panel).toMatchTextContent(/Asked for again by Friday 9 Jan.*No video marked yet/);
    const from = panel.getByLabelText('Situation of Lob, from, m:ss');
    await from.fill('0:42');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toMatchTextContent(/Here at 0:42–0:48/);
    expect(received('markSituation').at(-1)?.body).toEqual({ videoId: idOf(1), from: 42, to: 48 });
    const to = panel.getByLabelText('Situation of Lob, to, m:ss');
    await to.fill('0:40');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toMatchTextContent(/must end after it starts/);
    await expect.element(panel.getByRole('button', { name: 'Then and now' })).toBeVisible();
    await panel.getByRole('button', { name: 'Not in this video' }).click();
    await expect.element(panel).toMatchTextContent(/No video marked yet/);
  });

  it('of an earlier review is asked about like a priority', async () => {
    const older = {
      ...request,
      skill: 'bandeja' as const,
      focus: 'Turn first',
      asked: { ...request.asked, videoId: idOf(70) },
    };
    const { lastSaved } = await showReview(asking, { listSituationRequests: [older] });
    await group('Bandeja').getByText('Better').click();
    await expect
      .poll(() => lastSaved()?.priorityAnswers)
      .toEqual([{ skill: 'bandeja', since: idOf(70), answer: 'better', comment: '' }]);
  });
});

describe('the thread', () => {
  const review: ThreadReview = {
    videoId: since,
    title: 'Club night',
    videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    provider: 'youtube',
    publishedAt: savedAt,
    rating: '3.1',
    focus: 'Deeper under pressure',
    answer: { answer: 'same', comment: 'Still short.' },
    notes: [{ id: idOf(81), timestamp: 83.4, endTimestamp: 90, type: 'improvement', title: 'Short lob', comment: '' }],
  };

  it('opens from the panel, and plays ranges in its own window', async () => {
    await showReview(asking, { getSkillThread: [review] });
    await group('Lob').getByRole('button', { name: 'History of Lob' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lob over time' });
    await expect.element(dialog).toMatchTextContent(/Did it change\?The sameStill short\./);
    const range = dialog.getByRole('link', { name: /1:23–1:30 Short lob/ });
    await expect.element(range).toHaveAttribute('href', `/coach/video-analysis/${since}?t=83`);
    await expect.element(range).toHaveAttribute('target', '_blank');
  });

  it('says if a video no longer plays, or Matchi may have deleted it', async () => {
    const gone = { ...review, videoUrl: 'https://example.com/gone' };
    const matchi = {
      ...review,
      videoId: idOf(72),
      provider: 'matchi' as const,
      videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm',
      rating: null,
    };
    await showReview(asking, { getSkillThread: [gone, matchi] });
    await group('Lob').getByRole('button', { name: 'History of Lob' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lob over time' });
    await expect.element(dialog).toMatchTextContent(/This recording is no longer available/);
    await expect.element(dialog).toMatchTextContent(/Matchi deletes its recordings after about 3 days/);
    expect(dialog.getByRole('link', { name: /Short lob/ }).elements()).toHaveLength(1);
  });
});
