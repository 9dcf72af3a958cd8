// The figures on the demo players' screens, checked against the raw rows in whole tenths, without the product's rules.

import type { Page } from '@playwright/test';
import { continueAs, demoEmail, expect, goWithin, test } from './fixtures.ts';

interface Rating {
  videoId: string;
  skillName: string;
  rating: string;
  createdAt: string;
}
interface Video {
  id: string;
  status: string;
  uploadDate: string;
  overallScore: string | null;
}

const listOfSkills = 'bandeja vibora forehand backhand volley lob positioning strategy communication footwork'.split(
  ' ',
);
const tenths = (value: string) => Math.round(Number(value) * 10);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** An average of tenths as text with one decimal, halves rounded up. */
const shownMean = (values: number[]) =>
  (Math.floor((sum(values) * 2 + values.length) / (values.length * 2)) / 10).toFixed(1);
const time = (iso: string) => new Date(iso).getTime();
const labels: Record<string, string> = { vibora: 'Víbora' };
const label = (skill: string) => labels[skill] ?? skill.replace(/^./, (letter) => letter.toUpperCase());

async function rows(page: Page) {
  const user = await (await page.request.get('/api/auth/user')).json();
  const videos: Video[] = await (await page.request.get('/api/videos')).json();
  const ratings: Rating[] = await (await page.request.get('/api/skill-ratings/user')).json();
  const goals = await (await page.request.get('/api/player-goals')).json();
  const sessions: { status: string }[] = await (
    await page.request.get(`/api/player-training-sessions/${user.id}`)
  ).json();
  return { user, videos, ratings, goals, sessions };
}

/** Ratings of each of the ten skills, oldest first. */
function bySkill(ratings: Rating[]): Map<string, Rating[]> {
  const skills = new Map<string, Rating[]>();
  for (const one of ratings.toSorted((a, b) => time(a.createdAt) - time(b.createdAt))) {
    if (one.skillName !== 'overall') skills.set(one.skillName, [...(skills.get(one.skillName) ?? []), one]);
  }
  return skills;
}

/** The demo's two players: a member with goals and sessions, and a direct player without. */
const players = [
  { name: 'player', isMember: true },
  { name: 'direct', isMember: false },
] as const;

for (const { name, isMember } of players) {
  test(`the figures of ${name} match the rows`, async ({ page }) => {
    await continueAs(page, demoEmail(name));
    const { user, videos, ratings, goals, sessions } = await rows(page);
    const analyzed = videos
      .filter((video) => video.status === 'Analyzed')
      .toSorted((a, b) => time(b.uploadDate) - time(a.uploadDate));
    expect(analyzed.length).toBeGreaterThan(2);
    expect([goals !== null, sessions.length > 0]).toEqual([isMember, isMember]);
    const skills = bySkill(ratings);
    const main = page.getByRole('main');

    await test.step('dashboard', async () => {
      await page.goto('/player');
      const uploaded = main.getByText('Videos Uploaded').locator('xpath=ancestor::*[self::div or self::section][1]');
      await expect(uploaded).toContainText(String(videos.length));
      const status = main.locator('dl').filter({ hasText: 'Pending' }).first();
      await expect(status.getByRole('definition').first()).toHaveText(String(analyzed.length));
      await expect(status.getByRole('definition').last()).toHaveText(String(videos.length - analyzed.length));
    });

    await test.step('progress', async () => {
      await goWithin(page, '/progress', 'Your Progress Journey');
      const scores = analyzed.slice(0, 3).map(({ overallScore }) => tenths(overallScore as string));
      const recent = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent Performance' }) });
      await expect(recent).toContainText(`${shownMean(scores)}/7.0`);
      const rising = [...skills.values()].filter((list) => {
        const [before, latest] = list.slice(-2);
        return latest !== undefined && before !== undefined && tenths(latest.rating) > tenths(before.rating);
      });
      const trend = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Skill trend' }) });
      await expect(trend).toContainText(
        rising.length === 1 ? '1skill is improving' : `${rising.length}skills are improving`,
      );
      if (isMember) {
        const start = time(`${goals.journeyStartDate}T00:00:00Z`);
        const day = 86_400_000;
        const overall = ratings
          .filter((one) => one.skillName === 'overall')
          .toSorted((a, b) => time(a.createdAt) - time(b.createdAt));
        const first =
          overall.find(({ createdAt }) => time(createdAt) >= start - day && time(createdAt) <= start + 7 * day) ??
          overall[0];
        const from = tenths(first?.rating ?? '2.5');
        const [now, target] = [tenths(user.currentLevel), tenths(goals.targetLevel)];
        const percent = Math.min(Math.max(((now - from) / (target - from)) * 100, 0), 100);
        const meter = page.getByRole('meter', { name: 'Goal progress' });
        expect(Math.abs(Number(await meter.getAttribute('aria-valuenow')) - percent)).toBeLessThanOrEqual(0.5);
        await expect(main.getByText('Great Progress!')).toHaveCount(percent >= 25 ? 1 : 0);
      } else {
        await expect(main).toContainText('Goal tracking and timelines are available for club players');
      }
    });

    await test.step('performance', async () => {
      await goWithin(page, '/performance?days=9999', 'Performance Analytics');
      const card = (title: string) => main.getByText(title, { exact: true }).locator('xpath=..');
      await expect(card('Analyzed Videos')).toContainText(String(analyzed.length));
      const [latest, ...earlier] = analyzed.map(({ overallScore }) => tenths(overallScore as string));
      await expect(card('Overall Performance')).toContainText(`${((latest ?? 0) / 10).toFixed(1)}/7.0`);
      await expect(card('Overall Performance')).toContainText(`Earlier average ${shownMean(earlier)}`);
      await expect(card('Activity Level')).toContainText(
        analyzed.length > 10 ? 'High' : analyzed.length > 5 ? 'Medium' : 'Low',
      );
      // Equal averages are in the order of skills.
      const listed = listOfSkills.flatMap((skill) => ({ skill, list: skills.get(skill) ?? [] }));
      const rated = listed.filter(({ list }) => list.length > 0);
      const averages = rated.map(({ skill, list }) => ({
        skill,
        average: sum(list.map(({ rating }) => tenths(rating))) / list.length,
        values: list.map(({ rating }) => tenths(rating)),
      }));
      const mean = sum(averages.map(({ average }) => average)) / averages.length;
      const strong = averages
        .filter(({ average }) => average >= Math.max(mean, 35) - 1e-9)
        .toSorted((a, b) => b.average - a.average)
        .slice(0, 3);
      const weak = averages
        .filter(({ average }) => average < mean - 1e-9)
        .toSorted((a, b) => a.average - b.average)
        .slice(0, 3);
      for (const [title, list] of [
        ['Top Strengths', strong],
        ['Focus Areas', weak],
      ] as const) {
        const items = main
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: title }) })
          .getByRole('listitem');
        await expect(items).toHaveCount(list.length);
        for (const [index, { skill, values }] of list.entries()) {
          await expect(items.nth(index)).toContainText(label(skill));
          await expect(items.nth(index)).toContainText(shownMean(values));
        }
      }
    });

    await test.step('profile', async () => {
      await goWithin(page, '/player/profile', 'My Profile');
      await expect(main).toContainText(shownMean(analyzed.map(({ overallScore }) => tenths(overallScore as string))));
    });

    if (isMember) {
      await test.step('training sessions', async () => {
        await goWithin(page, '/player/training', 'My Training Sessions');
        const scheduled = sessions.filter(({ status }) => status === 'scheduled').length;
        const counter = (title: string) => main.getByText(title, { exact: true }).first().locator('xpath=..');
        await expect(counter('Upcoming')).toContainText(String(scheduled));
        await expect(counter('Completed')).toContainText(String(sessions.length - scheduled));
        await expect(counter('Total')).toContainText(String(sessions.length));
      });
    }
  });
}
