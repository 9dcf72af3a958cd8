// Objectives that a player's reviews suggest.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import { freja } from '#web/testing/coach-session.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

it('suggests open requests and fresh answers of reviews as objectives', async () => {
  const request = (index: number, closed: SituationRequest['closed']): SituationRequest => ({
    id: crypto.randomUUID(),
    playerId: freja.id,
    skill: index === 0 ? 'lob' : 'volley',
    focus: `Focus ${index}`,
    dueOn: '2026-02-02',
    asked: { videoId: crypto.randomUUID(), title: 'Club night', publishedAt: '2026-01-02T12:00:00.000Z' },
    reply: null,
    closed,
  });
  const answered = (daysAgo: number) => ({
    at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    answer: 'better' as const,
    videoId: null,
  });
  renderScreen(`/coach/schedule?player=${freja.id}`, {
    as: 'coach_club',
    answers: {
      listBookablePlayers: [freja],
      planSessions: [],
      listBookedTimes: { times: [], holidays: [] },
      listCoachSessions: { rows: [], next: null },
      getCalendarFeed: null,
      listSituationRequests: [request(0, null), request(1, answered(2)), request(2, answered(30))],
    },
  });
  const list = page.getByRole('list', { name: 'Objectives from reviews' });
  await list.getByRole('button', { name: 'Add Lob: Focus 0' }).click();
  await list.getByRole('button', { name: 'Add Volley: Focus 1 (last video: better)' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .element(page.getByLabelText(/^Objectives/))
    .toHaveValue('Lob: Focus 0\nVolley: Focus 1 (last video: better)');
});
