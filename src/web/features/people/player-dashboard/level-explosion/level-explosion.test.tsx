// The celebration of a risen level.

import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testUser } from '#web/testing/people.ts';
import { animationsIn, reduceMotion } from '#web/testing/reduced-motion.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LevelExplosion } from './level-explosion.tsx';
import { readLevelSeen, rememberLevelSeen } from './level-seen.ts';

const maja = testUser({ currentLevel: '4.0' });
const celebration = page.getByRole('region', { name: 'Your level has risen to DPF 4.0' });
const open = (user = maja) => renderScreen(<LevelExplosion user={user} />, { as: user });

describe('a level that has risen since the last visit', () => {
  beforeEach(() => rememberLevelSeen(maja.id, 3));

  it('is celebrated with the five levels', async () => {
    open();
    await expect.element(celebration).toMatchTextContent(/Solid Intermediate, up from DPF 3\.0/);
    const steps = celebration.getByRole('listitem').elements();
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
      'Expert',
      'Pro',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  it('animates the balls', async () => {
    open();
    await expect.element(celebration).toBeVisible();
    expect(animationsIn(celebration.element())).toContain('explosion-ball');
  });

  it('is celebrated once', async () => {
    open();
    await expect.element(celebration).toBeVisible();
    expect(readLevelSeen(maja.id)).toBe(4);
    open();
    await expect.element(celebration).toHaveLength(1);
  });

  it('can be closed', async () => {
    open();
    await celebration.getByRole('button', { name: 'Close celebration' }).click();
    await expect.element(celebration).not.toBeInTheDocument();
  });

  it('is still with reduced motion', async () => {
    await reduceMotion();
    open();
    await expect.element(celebration).toBeVisible();
    expect(animationsIn(celebration.element())).toEqual([]);
  });

  it('is not celebrated while viewing as the player', async () => {
    const { id, firstName, lastName } = maja;
    open({ ...maja, viewedBy: { id, firstName, lastName, role: 'admin' } });
    await expect.element(celebration).not.toBeInTheDocument();
    expect(readLevelSeen(maja.id)).toBe(3);
  });
});

it.each([
  ['never seen', null],
  ['the same', 4],
  ['higher', 5],
])('nothing is celebrated when the level before was %s', async (_, before) => {
  if (before !== null) rememberLevelSeen(maja.id, before);
  open();
  await expect.poll(() => readLevelSeen(maja.id)).toBe(4);
  await expect.element(celebration).not.toBeInTheDocument();
});

it('each person in the same browser has their own celebration', async () => {
  rememberLevelSeen(testUser({ id: '01890000-0000-7000-8000-0000000000f1' }).id, 1);
  open();
  await expect.poll(() => readLevelSeen(maja.id)).toBe(4);
  await expect.element(celebration).not.toBeInTheDocument();
});
