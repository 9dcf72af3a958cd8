// Announcing achievements in the application.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Achievement } from '#contract/progress/achievements.ts';
import { type AchievementType, achievements } from '#domain/progress/achievements.ts';
import { emitChange } from '#web/testing/fake-event-source.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { toast as showMessage } from '#web/ui/feedback/toast.tsx';

function grant(index: number, type: AchievementType, isSeen = false): Achievement {
  const createdAt = '2026-11-01T12:00:00.000Z';
  return { id: idAt(index), type, xp: achievements[type].xp, createdAt, isSeen, videoId: null, skill: null };
}

/** A fake server that stores achievements and which are seen. */
function achievementServer(...granted: Achievement[]) {
  return {
    granted,
    answers: {
      listAchievements: () => ({ xpTotal: 0, counts: {}, latest: granted.toReversed().map((one) => ({ ...one })) }),
      seeAchievements: ({ body }: { body: { ids: string[] } }) => {
        for (const one of granted) one.isSeen ||= body.ids.includes(one.id);
      },
    },
  };
}

const toast = page.getByRole('region', { name: /^Achievement:/ });
const status = page.getByRole('status').filter({ hasText: /^Achievement:/ });
const close = page.getByRole('button', { name: /^Close:/ });

describe('unseen achievements', () => {
  it('are announced one after the other, each marked as seen at once', async () => {
    const { answers } = achievementServer(
      grant(1, 'video_uploaded', true),
      grant(2, 'feedback_received'),
      grant(3, 'skill_improved'),
      grant(4, 'skill_improved'),
    );
    const { received } = renderScreen('/nowhere', { answers });
    await expect.element(toast).toHaveAccessibleName('Achievement: Feedback Received');
    await expect
      .element(status)
      .toHaveTextContent('Achievement: Feedback Received. A coach published a review of your video. 25 XP.');
    // Already seen before its time is up, so that leaving the page does not repeat it.
    await expect.poll(() => received('seeAchievements').map(({ body }) => body.ids)).toEqual([[idAt(2)]]);
    await expect.element(toast).toHaveAccessibleName('Achievement: Feedback Received');
    await close.click();
    await expect.element(toast).toHaveAccessibleName('Achievement: Skill Improved');
    await expect.element(status).toMatchTextContent(/^Achievement: Skill Improved, 2 times\..* 100 XP\.$/);
    await close.click();
    await expect.element(toast).not.toBeInTheDocument();
    await expect
      .poll(() => received('seeAchievements').map(({ body }) => body.ids))
      .toEqual([[idAt(2)], [idAt(3), idAt(4)]]);
  });

  it('are not announced twice, even before the server knows', async () => {
    const { answers } = achievementServer(grant(1, 'level_up'));
    const { queryClient } = renderScreen('/nowhere', { answers: { ...answers, seeAchievements: () => {} } });
    await close.click();
    await queryClient.invalidateQueries();
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('wait for other toasts, are interrupted by new ones, and return afterwards', async () => {
    const { granted, answers } = achievementServer();
    const { received } = renderScreen('/nowhere', { answers });
    await expect.poll(() => received('listAchievements').length).toBe(1);
    const message = { title: 'Video added', action: { label: 'Done', onClick: () => {} } };
    const done = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Done' });
    showMessage(message);
    await expect.element(done).toBeVisible();
    granted.push(grant(1, 'video_uploaded'));
    await emitChange('achievement');
    await expect.poll(() => received('listAchievements').length).toBe(2);
    await expect.element(done).toBeVisible();
    await expect.element(toast).not.toBeInTheDocument();
    await done.click();
    await expect.element(toast).toBeVisible();
    showMessage(message);
    await expect.element(done).toBeVisible();
    await expect.element(toast).not.toBeInTheDocument();
    await done.click();
    await expect.element(toast).toBeVisible();
    expect(received('seeAchievements')).toHaveLength(1);
  });

  it('are announced as soon as they are granted', async () => {
    const { granted, answers } = achievementServer();
    const { received } = renderScreen('/nowhere', { answers });
    await expect.poll(() => received('listAchievements').length).toBe(1);
    await expect.element(toast).not.toBeInTheDocument();
    granted.push(grant(1, 'feedback_received'));
    await emitChange('achievement');
    await expect.element(toast).toHaveAccessibleName('Achievement: Feedback Received');
  });

  it('stay unseen while someone views as the player', async () => {
    const maja = testUser();
    const viewedBy = { id: idAt(99), firstName: 'Astrid', lastName: 'Lund', role: 'admin' as const };
    const { received } = renderScreen('/nowhere', {
      as: { ...maja, viewedBy },
      answers: achievementServer(grant(1, 'level_up')).answers,
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(toast).not.toBeInTheDocument();
    expect(received('listAchievements')).toEqual([]);
  });

  it('are only announced to players', async () => {
    const { received } = renderScreen('/nowhere', { as: 'admin' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(received('listAchievements')).toEqual([]);
  });
});
