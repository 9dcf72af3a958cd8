// Two ranking evenings of the demo's club: one finished, one that its coach is working on.

import type { NewRankingEvening } from '#contract/levels/ranking-evenings.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import type { Context } from '#server/context.ts';
import { changeCertificate } from '#server/features/levels/certificates/certificates.commands.ts';
import { createEvening, finishEvening, setDraft, setStretches } from '#server/features/levels/evenings.commands.ts';
import { listCourts } from '#server/features/levels/evenings.queries.ts';
import { demoActor } from './demo-actor.ts';

interface DemoDraft {
  level: number;
  moments: readonly [at: number, text: string, skill: SingleSkill | null][];
}

const ranked: Record<string, DemoDraft> = {
  ida: {
    level: 2.5,
    moments: [
      [95, 'Plays the return deep and waits at the baseline instead of following it in.', 'positioning'],
      [412, 'Two lobs in a row that land behind the service line.', 'lob'],
    ],
  },
  sofie: {
    level: 3.5,
    moments: [
      [168, 'Holds the net for five volleys and only then goes for the corner.', 'volley'],
      [530, 'Lets a ball at head height drop that she could have taken as a bandeja.', 'bandeja'],
      [744, 'Calls every ball in the middle, early and clearly.', 'communication'],
    ],
  },
  noah: {
    level: 1.5,
    moments: [
      [203, 'Stands too close to the back glass, so the ball passes him twice.', 'positioning'],
      [611, 'A calm backhand off the side glass, straight down the middle.', 'backhand'],
    ],
  },
};
const begun: Record<string, DemoDraft> = {
  emil: {
    level: 5,
    moments: [
      [240, 'Víbora to the side glass that no one reaches.', 'vibora'],
      [688, 'Turns a defensive lob into a chance to take the net.', 'strategy'],
    ],
  },
  mads: { level: 3, moments: [[301, 'Both feet are still when he hits the low volley.', 'footwork']] },
};

const dayBefore = (days: number) => new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);

/** Seeds both through the product's own commands. */
export async function addEvenings(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const idOf = (name: string) => people.get(name) as string;
  const [manager, coach] = [await demoActor(context.db, idOf('club')), await demoActor(context.db, idOf('coach'))];
  const make = async (evening: Omit<NewRankingEvening, 'coachId'>, drafts: Record<string, DemoDraft>) => {
    const by = { actor: manager, author: { actorId: manager.id, address: null } };
    const id = await createEvening(context, by, { ...evening, coachId: coach.id });
    const courtId = (await listCourts(context.db, id))[0]?.id as string;
    const [nearLeft = null, nearRight = null, farLeft = null, farRight = null] = evening.playerIds;
    const seats = { nearLeft, nearRight, farLeft, farRight };
    await setStretches(
      context,
      coach,
      { eveningId: id, courtId },
      {
        version: 0,
        stretches: [
          { from: 60, to: 900, seats },
          {
            from: 900,
            to: 1740,
            seats: { nearLeft: farRight, nearRight: farLeft, farLeft: nearRight, farRight: nearLeft },
          },
        ],
      },
    );
    for (const [name, { level, moments }] of Object.entries(drafts)) {
      await setDraft(
        context,
        coach,
        { eveningId: id, playerId: idOf(name) },
        {
          version: 0,
          level,
          moments: moments.map(([at, text, skill]) => ({ courtId, at, text, skill })),
          isLeftOut: false,
        },
      );
    }
    return { id, by };
  };
  const court = (videoUrl: string) => [{ id: null, name: 'Court 1', videoUrl }];
  const { id } = await make(
    {
      title: 'Members’ evening',
      heldOn: dayBefore(16),
      courts: court('https://www.youtube.com/watch?v=M7lc1UVf-VE'),
      playerIds: ['ida', 'sofie', 'noah', 'mads'].map(idOf),
    },
    ranked,
  );
  const leftOut = { version: 0, level: null, moments: [], isLeftOut: true };
  await setDraft(context, coach, { eveningId: id, playerId: idOf('mads') }, leftOut);
  await finishEvening(context, { actor: coach, author: { actorId: coach.id, address: null } }, id);
  for (const [name, nameStyle] of [
    ['ida', 'full'],
    ['sofie', 'short'],
  ] as const)
    await changeCertificate(context, idOf(name), { isPublic: true, nameStyle });
  await make(
    {
      title: 'Tuesday ladder',
      heldOn: dayBefore(2),
      courts: [
        ...court('https://www.youtube.com/watch?v=M7lc1UVf-VE'),
        { id: null, name: 'Court 2', videoUrl: 'https://matchi.tv/watch?s=0euhjzrxsjm' },
      ],
      playerIds: ['mads', 'emil', 'player', 'ida', 'sofie'].map(idOf),
    },
    begun,
  );
}
