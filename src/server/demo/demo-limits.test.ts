// The people of the demo begin with every limit unused.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { attempts, users } from '#server/db/schema/index.ts';
import { submissionLimit } from '#server/http/sessions/rate-limits.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { demoEmail } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });

it('the demo data uses up no one’s rate limits', async () => {
  const { db } = test.context;
  await seedDemo(test.context);
  expect(await db.select().from(attempts)).toEqual([]);
  const [player] = await db
    .update(users)
    .set({ analysisCreditsRemaining: submissionLimit.max + 1 })
    .where(eq(users.email, demoEmail('player')))
    .returning({ id: users.id });
  const send = async () => {
    const body = { title: 'Match', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', again: true };
    return (await test.call({ id: player?.id as string }, endpoints.createVideo, { body })).status;
  };
  for (let sent = 1; sent <= submissionLimit.max; sent += 1) expect([sent, await send()]).toEqual([sent, 201]);
  expect(await send()).toBe(429);
});
