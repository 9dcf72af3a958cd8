// Statements of the first calls of each screen, including the session's: each is a round trip to the database.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeAdmin, makeClub, makePerson, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { published, situation, open, save } = reviewDesk(test);

it('the first calls of screens stay within their statements', async () => {
  const { db } = test.context;
  const { player, coach, video } = await published();
  const admin = await makeAdmin(db);
  const manager = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
  const ofPlayer = { params: { userId: player.id } };
  const calls: [call: string, most: number, status: () => Promise<{ status: number }>][] = [
    ['current user', 1, () => test.call(player, endpoints.getCurrentUser)],
    ['notifications', 2, () => test.call(player, endpoints.listNotifications, ofPlayer)],
    ['unread messages', 2, () => test.call(player, endpoints.countUnreadMessages)],
    ['list of videos', 2, () => test.call(player, endpoints.listVideos)],
    ['counts of videos', 2, () => test.call(player, endpoints.countVideos)],
    ['one review', 3, () => test.call(player, endpoints.getVideo, { params: { videoId: video.id } })],
    ['player dashboard', 2, () => test.call(player, endpoints.getPlayerDashboard, ofPlayer)],
    ['player progress', 6, () => test.call(player, endpoints.getPlayerProgress, ofPlayer)],
    ['why a level moved', 7, () => test.call(player, endpoints.getLevelSteps, ofPlayer)],
    ['conversation', 3, () => test.call(player, endpoints.getConversation, { params: { coachId: coach.id } })],
    ['threads of notes', 5, () => test.call(player, endpoints.listNoteThreads, { params: { videoId: video.id } })],
    ['unanswered notes', 2, () => test.call(coach, endpoints.listUnansweredNotes)],
    ['conversations', 2, () => test.call(player, endpoints.listConversations)],
    ['coach dashboard', 7, () => test.call(coach, endpoints.getCoachDashboard)],
    ['review queue', 2, () => test.call(coach, endpoints.listReviewQueue)],
    ['count of the review queue', 2, () => test.call(coach, endpoints.countReviewQueue)],
    ['evening of reviews', 3, () => test.call(coach, endpoints.getEvening)],
    ['own notes', 2, () => test.call(coach, endpoints.listOwnNotes)],
    ['club dashboard', 10, () => test.call(manager, endpoints.getClubDashboard)],
    ['open questions', 3, () => test.call(admin, endpoints.listOpenQuestions, { query: {} })],
    ['administrator dashboard', 5, () => test.call(admin, endpoints.getAdminDashboard)],
  ];
  // The first save claims; the later ones happen every few seconds.
  const begun = await situation();
  await open(begun.coach, begun.video);
  let version = 0;
  const saveAgain = async () => {
    const answer = await save(begun.coach, begun.video, version, reviewDocument());
    version = answer.body.version;
    return answer;
  };
  await saveAgain();
  calls.push(['saving a draft', 2, saveAgain]);
  const over: string[] = [];
  for (const [name, most, call] of calls) {
    // Signing in is not counted.
    expect([name, (await call()).status]).toEqual([name, 200]);
    const taken = await countStatements(call);
    if (taken > most) over.push(`${name}: ${taken} statements, ${taken - most} more than it may`);
  }
  expect(over).toEqual([]);
});
