// Rows of the access matrix: answers to notes. The review is the owner's, by the matrix's coach.

import { v7 as newId } from 'uuid';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What the player and the coach of a review write about its notes. */
export function answerRows(world: MatrixWorld) {
  let answered: Promise<{ videoId: string; noteId: string }> | undefined;
  /** A published note that the coach has answered; the same for all rows. */
  const note = () => (answered ??= publish());
  const publish = async () => {
    const { test, things } = world;
    const [player, coach] = [{ id: things.playerId }, { id: things.coachId }];
    // Without the jobs that follow: the world's devices for push are nowhere.
    const desk = reviewDesk(test);
    const video = await makeVideo(test.context.db, player);
    const videoId = video.id;
    await desk.save(coach, video, 0, reviewDocument());
    await desk.publish(coach, video, 1);
    const { annotations } = (await test.call(player, endpoints.getVideo, { params: { videoId } })).body;
    const found = { videoId, noteId: annotations[0]?.id ?? '' };
    await test.call(coach, endpoints.answerNote, { params: found, body: { content: 'Clear?' } });
    return found;
  };
  const ofReview = async () => ({ params: { videoId: (await note()).videoId } });
  const ofNote = async () => ({ params: await note() });

  return {
    //                            anon own  oth  coach str  end  club oth  admin
    listNoteThreads: { row: [401, 200, 404, 200, 404, 404, 403, 403, 403], request: ofReview },
    listUnansweredNotes: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    listNoteAnswers: { row: [401, 200, 404, 200, 404, 404, 403, 403, 403], request: ofNote },
    answerNote: {
      row: [401, 201, 404, 201, 404, 404, 403, 403, 403],
      request: async () => ({ ...(await ofNote()), body: { content: 'Earlier?' } }),
    },
    storeAnswerVoice: {
      // The two who answer see why the recording is invalid.
      row: [401, 400, 404, 400, 404, 404, 403, 403, 403],
      request: async () => ({
        params: { ...(await note()), clipId: newId() },
        body: { seconds: 3, audio: 'AAAA' },
      }),
    },
    readNoteAnswers: { row: [401, 204, 404, 204, 404, 404, 403, 403, 403], request: ofNote },
    closeNoteThread: {
      row: [401, 403, 403, 204, 404, 404, 403, 403, 403],
      request: async () => ({ ...(await ofNote()), body: { isClosed: true } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
