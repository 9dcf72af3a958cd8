// The achievements panel of the profile.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Achievement } from '#contract/progress/achievements.ts';
import { badges } from '#domain/progress/badges.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AchievementsPanel } from './achievements-panel.tsx';

const latest = Array.from({ length: 7 }, (_, index) => ({
  id: idAt(index),
  type: 'video_uploaded' as const,
  xp: 10,
  createdAt: '2026-11-01T12:00:00.000Z',
  isSeen: true,
  videoId: null,
  skill: null,
}));
const listAchievements = { xpTotal: 1250, counts: { video_uploaded: 7, first_analysis: 1 }, latest };
const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title });

describe('the achievements of a player', () => {
  it('show XP, earned badges and progress to the others', async () => {
    renderScreen(<AchievementsPanel />, { answers: { listAchievements } });
    await expect.element(page.getByText('1,250 XP')).toBeVisible();
    await expect.element(page.getByText(`1 of ${badges.length} earned`)).toBeVisible();
    await expect.element(tile('First Review')).toMatchTextContent(/\(earned\)/);
    await expect.element(tile('Ten Videos In')).toMatchTextContent(/\(not earned yet\)/);
    await expect
      .element(page.getByRole('meter', { name: 'Progress to Ten Videos In' }))
      .toHaveAttribute('aria-valuetext', '7 of 10');
    // Its count is not in weeks.
    await expect.element(page.getByRole('meter', { name: 'Progress to Twelve Weeks Running' })).not.toBeInTheDocument();
    const titles = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(titles[0]).toContain('First Review');
  });

  it('are listed, the latest five at first and the others on demand', async () => {
    renderScreen(<AchievementsPanel />, { answers: { listAchievements } });
    await expect.element(page.getByText('+10 XP')).toHaveLength(5);
    await page.getByRole('button', { name: 'Show the latest 7' }).click();
    await expect.element(page.getByText('+10 XP')).toHaveLength(7);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    await expect.element(page.getByText('+10 XP')).toHaveLength(5);
  });

  it('are offered as all of them when there are no earlier ones', async () => {
    const counts = { video_uploaded: latest.length };
    renderScreen(<AchievementsPanel />, { answers: { listAchievements: { ...listAchievements, counts } } });
    await expect.element(page.getByRole('button', { name: 'Show all 7' })).toBeVisible();
  });

  it('explain how to earn open badges, and the meaning of earned ones', async () => {
    renderScreen(<AchievementsPanel />, { answers: { listAchievements } });
    await expect.element(tile('First Review')).toMatchTextContent(/A coach has reviewed your first video\./);
    await expect.element(tile('Ten Videos In')).toMatchTextContent(/Add ten videos\./);
    expect(page.getByText('You have added ten videos.').elements()).toHaveLength(0);
  });

  it('name the improved skill and link to its review', async () => {
    const improved = (index: number, skill: SingleSkill) => ({
      ...latest[0],
      id: idAt(40 + index),
      type: 'skill_improved' as const,
      xp: 50,
      skill,
      videoId: idAt(80 + index),
    });
    const list = { ...listAchievements, latest: [improved(1, 'bandeja'), improved(2, 'lob')] as Achievement[] };
    renderScreen(<AchievementsPanel />, { answers: { listAchievements: list } });
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Skill Improved: Bandeja' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See the review that earned Skill Improved: Lob' }))
      .toHaveAttribute('href', `/player/video-analysis/${idAt(82)}`);
  });

  it('say how to start when empty', async () => {
    renderScreen(<AchievementsPanel />, { answers: { listAchievements: { xpTotal: 0, counts: {}, latest: [] } } });
    await expect.element(page.getByText('0 XP', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Nothing yet\./)).toBeVisible();
  });

  it('can be reloaded after an error', async () => {
    let isUp = false;
    renderScreen(<AchievementsPanel />, {
      answers: { listAchievements: () => (isUp ? listAchievements : failure('unavailable')) },
    });
    await expect.element(page.getByText('Your achievements could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('1,250 XP')).toBeVisible();
  });
});
