// What people say to each other, whom they work with, what clubs do, and time.

import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { calls, chosen, type Deed, type Given, type Scene } from './deed.ts';
import { clubCoach, isConnected, type Model, type ModelMessage, playerOf, seesVideo } from './model.ts';
import { allArrives } from './money-deeds.ts';

type Person = { id: string };

/** Days after a review for which its player answers notes without a plan. */
const freeDays = 14;

const pairOf = ({ people }: Scene, { one, other }: Given) => {
  const coach = other % people.coaches.length;
  return {
    player: one,
    coach,
    playerPerson: people.players[one] as Person,
    coachPerson: people.coaches[coach] as Person,
  };
};

/** What a player's plan leaves, as they read it. */
const leftOf = async ({ world }: Scene, player: Person) =>
  (await world.call(player, endpoints.getSubscriptionStatus)).body.messageQuotaRemaining;

function said(
  model: Model,
  parts: Pick<ModelMessage, 'id' | 'player' | 'coach' | 'isOfPlayer'> & Partial<ModelMessage>,
): void {
  model.messages.push({ isRead: false, isFree: false, video: null, at: Date.now(), ...parts });
}

/** Reviews that a coach has begun for a player go back, except to the coach of one club. */
function giveBack(model: Model, coach: number, player: number, isOfClub: boolean): void {
  if (isOfClub) return;
  for (const video of model.videos)
    if (video.player === player && video.coach === coach && video.state === 'waiting') video.coach = null;
}

function disconnect(model: Model, coach: number, player: number): void {
  if (isConnected(model, coach, player))
    giveBack(model, coach, player, coach === clubCoach && playerOf(model, player).isMember);
  delete model.connections[`${coach} ${player}`];
}

/** The id of a connection or a request, as the player sees it. */
async function connectionId({ world }: Scene, player: Person, coach: Person): Promise<string | null> {
  const { body } = await world.call(player, endpoints.listRelationships);
  return body.find((one) => one.coach.id === coach.id)?.id ?? null;
}

export const peopleDeeds = {
  'a player writes': async (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const left = await leftOf(scene, playerPerson);
    const parts = { body: { receiverId: coachPerson.id, content: 'Hello' }, headers: { 'idempotency-key': newId() } };
    const may = (model: Model) => isConnected(model, coach, player) && left > 0;
    const call = calls(scene, playerPerson, endpoints.sendMessage, parts, may, (model, { message: { id } }) =>
      said(model, { id, player, coach, isOfPlayer: true }),
    );
    return { ...call, isAlone: true };
  },

  'a coach writes': (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const parts = {
      body: { receiverId: playerPerson.id, content: 'Well done' },
      headers: { 'idempotency-key': newId() },
    };
    const may = (model: Model) => isConnected(model, coach, player);
    return calls(scene, coachPerson, endpoints.sendMessage, parts, may, (model, { message: { id } }) =>
      said(model, { id, player, coach, isOfPlayer: false }),
    );
  },

  /** More messages at once than the plan has left: so many arrive, and no more. */
  'a player writes too much': async (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const left = await leftOf(scene, playerPerson);
    if (left === 0 || left > 20 || !isConnected(scene.model, coach, player)) return null;
    return {
      as: playerPerson,
      isOnce: true,
      async ask() {
        const send = () =>
          scene.world.call(playerPerson, endpoints.sendMessage, {
            body: { receiverId: coachPerson.id, content: 'And?' },
          });
        const answers = await Promise.all(Array.from({ length: left + 2 }, send));
        const ids = answers.filter(({ status }) => status < 300).map(({ body }) => body.message.id);
        if (ids.length !== left) throw new Error(`${left} messages were left, and ${ids.length} were sent.`);
        return { status: 201, body: ids };
      },
      may: () => true,
      changes(model, ids) {
        for (const id of ids as string[]) said(model, { id, player, coach, isOfPlayer: true });
      },
    };
  },

  reads: (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const isPlayer = given.at % 2 === 0;
    const [as, other] = isPlayer ? [playerPerson, coachPerson] : [coachPerson, playerPerson];
    // Who has never been connected has no conversation.
    const may = (model: Model) => isConnected(model, coach, player) || undefined;
    return calls(scene, as, endpoints.readConversation, { params: { coachId: other.id } }, may, ({ messages }) => {
      for (const one of messages)
        if (one.player === player && one.coach === coach && one.isOfPlayer !== isPlayer) one.isRead = true;
    });
  },

  'answers a note': (scene, given) => {
    const { model, people } = scene;
    const video = chosen(
      model.videos.filter(({ note }) => note !== null),
      given.at,
    );
    if (!video || video.note === null || video.coach === null) return null;
    const { id: videoId, note: noteId, player, coach } = video;
    const isOfPlayer = given.one > 0;
    const as = (isOfPlayer ? people.players[player] : people.coaches[coach]) as Person;
    const isFree = !isOfPlayer || Date.now() - video.publishedAt < freeDays * 86_400_000;
    const may = (now: Model) => {
      const current = now.videos.find(({ id }) => id === videoId);
      if (!current || current.note !== noteId) return undefined;
      return seesVideo(now, { role: 'coach', place: coach }, current) && (isFree || undefined);
    };
    const parts = { params: { videoId, noteId }, body: { content: 'Why?' }, headers: { 'idempotency-key': newId() } };
    return calls(scene, as, endpoints.answerNote, parts, may, (now, { message: { id } }) =>
      said(now, { id, player, coach, isOfPlayer, isFree: isOfPlayer && isFree, video: videoId }),
    );
  },

  'asks a coach': (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const may = (model: Model) => !isConnected(model, coach, player);
    return calls(
      scene,
      playerPerson,
      endpoints.requestConnection,
      { body: { coachId: coachPerson.id } },
      may,
      (model) => {
        model.connections[`${coach} ${player}`] ??= 'asked';
      },
    );
  },

  'a coach accepts': async (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const id = await connectionId(scene, playerPerson, coachPerson);
    if (id === null) return null;
    // Accepting what has been accepted changes nothing.
    const may = (model: Model) => model.connections[`${coach} ${player}`] !== undefined;
    return calls(scene, coachPerson, endpoints.acceptConnection, { params: { id } }, may, (model) => {
      model.connections[`${coach} ${player}`] = 'active';
    });
  },

  'ends a connection': async (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const id = await connectionId(scene, playerPerson, coachPerson);
    if (id === null) return null;
    const as = given.at % 2 === 0 ? playerPerson : coachPerson;
    return calls(
      scene,
      as,
      endpoints.endConnection,
      { params: { id } },
      () => true,
      (model) => disconnect(model, coach, player),
    );
  },

  'the club connects': (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const body = { coachId: coachPerson.id, playerId: playerPerson.id };
    const may = (model: Model) => coach === clubCoach && playerOf(model, player).isMember;
    return calls(scene, scene.people.manager, endpoints.connectCoachWithMember, { body }, may, (model) => {
      model.connections[`${coach} ${player}`] = 'active';
    });
  },

  'the club disconnects': (scene, given) => {
    const { player, coach, playerPerson, coachPerson } = pairOf(scene, given);
    const body = { coachId: coachPerson.id, playerId: playerPerson.id };
    const may = (model: Model) =>
      coach === clubCoach && playerOf(model, player).isMember && model.connections[`${coach} ${player}`] !== undefined;
    return calls(scene, scene.people.manager, endpoints.disconnectCoachFromMember, { body }, may, (model) =>
      disconnect(model, coach, player),
    );
  },

  'the club invites': async (scene, { one }) => {
    const { world, people } = scene;
    await reauthenticate(world.test, people.manager);
    const { email, firstName, lastName, country } = people.players[one] as (typeof people.players)[number];
    const body = { people: [{ email, firstName, lastName, country, role: 'player' as const }] };
    return calls(
      scene,
      people.manager,
      endpoints.inviteToClub,
      { body },
      (model) => !playerOf(model, one).isMember,
      (model) => {
        playerOf(model, one).isInvited = true;
      },
    );
  },

  'answers the club': async (scene, { one, at }) => {
    const person = scene.people.players[one] as Person;
    const { body: asked } = await scene.world.call(person, endpoints.listClubRequests);
    const id = asked[0]?.id;
    if (id === undefined) return null;
    const joins = at < 7;
    const may = (model: Model) => playerOf(model, one).isInvited;
    return calls(
      scene,
      person,
      joins ? endpoints.acceptClubRequest : endpoints.declineClubRequest,
      { params: { id } },
      may,
      (model) => {
        Object.assign(playerOf(model, one), { isInvited: false, ...(joins && { isMember: true, choice: undefined }) });
      },
    );
  },

  'the club removes': (scene, { one }) => {
    const params = { userId: scene.people.players[one]?.id ?? '' };
    return calls(
      scene,
      scene.people.manager,
      endpoints.removeClubPlayer,
      { params },
      (model) => playerOf(model, one).isMember,
      (model) => {
        delete model.connections[`${clubCoach} ${one}`];
        giveBack(model, clubCoach, one, false);
        Object.assign(playerOf(model, one), { isMember: false, isInvited: false });
      },
    );
  },

  'lets the club show them': (scene, { one, at }) => {
    const choice = at % 2 === 0 ? 'agreed' : 'refused';
    const parts = { body: { choice, nameStyle: 'full' } } as const;
    return calls(
      scene,
      scene.people.players[one] as Person,
      endpoints.decideContentChoice,
      parts,
      (model) => playerOf(model, one).isMember,
      (model) => {
        playerOf(model, one).choice = choice;
      },
    );
  },

  /** What the provider has said arrives by then; it renews what is due. */
  'time passes': (scene, { one, other, at }) =>
    allArrives(scene, one, async () => {
      await scene.world.pass((at + 1) * 6);
      scene.world.provider.renewDue(other === 0);
    }),
} satisfies Record<string, Deed>;
