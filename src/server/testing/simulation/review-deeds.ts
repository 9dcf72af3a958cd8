// What players and coaches do with videos, reviews and levels.

import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { reviewDocument, videoForm } from '#server/testing/factories.ts';
import { type Call, calls, chosen, type Deed, type Given, type Scene } from './deed.ts';
import { isConnected, type Model, type ModelVideo, mayWrite, playerOf, seesVideo } from './model.ts';

type Person = { id: string };

const coachOf = ({ people }: Scene, { other }: Given) => {
  const place = other % people.coaches.length;
  return { place, person: people.coaches[place] as Person };
};

/** A deed about one of the videos. */
function onVideo(
  work: (scene: Scene, given: Given, id: string, video: ModelVideo) => Call | null | Promise<Call | null>,
): Deed {
  return (scene, given) => {
    const video = chosen(scene.model.videos.slice(-4), given.at);
    return video ? work(scene, given, video.id, video) : null;
  };
}

const find = (model: Model, id: string) => model.videos.find((one) => one.id === id) as ModelVideo;

/** Whether a player may send a video: members always, others with a credit. */
const maySend = (model: Model, player: number) =>
  playerOf(model, player).isMember || playerOf(model, player).credits > 0;

export const reviewDeeds = {
  submits: (scene, { one }) => {
    const { model, people } = scene;
    const key = newId();
    const number = model.videos.length;
    const link = `https://youtu.be/s${key.replaceAll('-', '').slice(-10)}`;
    const parts = {
      body: videoForm({ title: `Match ${number}`, videoUrl: link }),
      headers: { 'idempotency-key': key },
    };
    return calls(
      scene,
      people.players[one] as Person,
      endpoints.createVideo,
      parts,
      (now) => maySend(now, one),
      (now, { id }) => {
        const isPaid = !playerOf(now, one).isMember;
        if (isPaid) playerOf(now, one).credits -= 1;
        const none = { coach: null, draft: null, score: null, note: null, draftNote: null, isRevised: false };
        now.videos.push({
          id,
          player: one,
          state: 'waiting',
          isPaid,
          version: 0,
          versions: 0,
          publishedAt: 0,
          ...none,
        });
      },
    );
  },

  withdraws: onVideo((scene, { one }, id) => {
    const may = (model: Model) => {
      const { player, state, coach } = find(model, id);
      return player === one && state === 'waiting' && coach === null;
    };
    return calls(
      scene,
      scene.people.players[one] as Person,
      endpoints.withdrawVideo,
      { params: { videoId: id } },
      may,
      (model) => {
        const video = find(model, id);
        video.state = 'withdrawn';
        if (video.isPaid) playerOf(model, one).credits += 1;
      },
    );
  }),

  claims: onVideo((scene, given, id) => {
    const { place, person } = coachOf(scene, given);
    const may = (model: Model) => find(model, id).state === 'waiting' && mayWrite(model, place, find(model, id));
    return calls(scene, person, endpoints.claimReview, { params: { videoId: id } }, may, (model) => {
      find(model, id).coach = place;
    });
  }),

  'gives back': onVideo((scene, given, id) => {
    const { place, person } = coachOf(scene, given);
    const may = (model: Model) => find(model, id).state === 'waiting' && find(model, id).coach === place;
    return calls(scene, person, endpoints.releaseReview, { params: { videoId: id } }, may, (model) => {
      find(model, id).coach = null;
    });
  }),

  'saves a draft': onVideo((scene, given, id, { version }) => {
    const { place, person } = coachOf(scene, given);
    const score = (given.at + 10 * given.one + 10) / 10;
    const document = reviewDocument({ notes: reviewDocument().notes.slice(0, 1) });
    const ratings = document.ratings.map((one) => (one.skillName === 'overall' ? { ...one, rating: score } : one));
    const may = (model: Model) => mayWrite(model, place, find(model, id)) && find(model, id).version === version;
    const parts = { params: { videoId: id }, body: { version, document: { ...document, ratings } } };
    return calls(scene, person, endpoints.saveReviewDraft, parts, may, (model) => {
      const video = find(model, id);
      Object.assign(video, {
        coach: place,
        version: version + 1,
        draft: score,
        draftNote: document.notes[0]?.id ?? null,
      });
    });
  }),

  publishes: onVideo((scene, given, id, { version }) => {
    const { place, person } = coachOf(scene, given);
    const may = (model: Model) => {
      const video = find(model, id);
      return mayWrite(model, place, video) && video.version === version && video.draft !== null;
    };
    const parts = { params: { videoId: id }, body: { version } };
    return calls(scene, person, endpoints.publishReview, parts, may, (model) => {
      const video = find(model, id);
      Object.assign(video, {
        state: 'published',
        coach: place,
        score: video.draft,
        note: video.draftNote,
        isRevised: false,
      });
      video.versions += 1;
      video.publishedAt ||= Date.now();
    });
  }),

  'begins a revision': onVideo((scene, given, id) => {
    const { place, person } = coachOf(scene, given);
    return calls(
      scene,
      person,
      endpoints.startRevision,
      { params: { videoId: id } },
      (model) => mayRevise(model, place, id),
      (model) => {
        find(model, id).isRevised = true;
      },
    );
  }),

  'discards a revision': onVideo((scene, given, id) => {
    const { place, person } = coachOf(scene, given);
    return calls(
      scene,
      person,
      endpoints.discardRevision,
      { params: { videoId: id } },
      (model) => mayRevise(model, place, id),
      (model) => {
        const video = find(model, id);
        if (!video.isRevised) return;
        Object.assign(video, {
          isRevised: false,
          draft: video.score,
          draftNote: video.note,
          version: video.version + 1,
        });
      },
    );
  }),

  'verifies a level': async (scene, given) => {
    const { place, person } = coachOf(scene, given);
    const player = given.one;
    const userId = scene.people.players[player]?.id ?? '';
    const reviewed = scene.model.videos.filter((one) => one.player === player && one.state === 'published');
    if (reviewed.length === 0) return null;
    const { body: known, status } = await scene.world.call(person, endpoints.getLevelCase, { params: { userId } });
    const basedOn = status === 200 ? (known.history[0]?.id ?? null) : null;
    const level = 3 + (given.at % 4) / 2;
    const parts = { params: { userId }, body: { level, note: 'Calm.', reviewIds: [reviewed[0]?.id ?? ''], basedOn } };
    // Whether it needs a second opinion is a matter of earlier ones; who does not see the player decides nothing.
    const may = (model: Model) => (isConnected(model, place, player) ? undefined : false);
    return calls(scene, person, endpoints.verifyLevel, parts, may, (model, answer) => {
      if (answer?.outcome === 'verified') playerOf(model, player).level = level;
    });
  },

  'withdraws a level': (scene, given) => {
    const { place, person } = coachOf(scene, given);
    const player = given.one;
    const params = { userId: scene.people.players[player]?.id ?? '' };
    const may = (model: Model) => isConnected(model, place, player) && playerOf(model, player).level !== null;
    return calls(scene, person, endpoints.withdrawLevel, { params, body: { reason: 'Injured' } }, may, (model) => {
      playerOf(model, player).level = null;
    });
  },
} satisfies Record<string, Deed>;

function mayRevise(model: Model, coach: number, id: string): boolean {
  const video = find(model, id);
  return (
    video.state === 'published' && video.coach === coach && seesVideo(model, { role: 'coach', place: coach }, video)
  );
}
