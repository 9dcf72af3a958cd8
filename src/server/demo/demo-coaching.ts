// Coach profiles, private notes and connection requests of the demo.

import type { CoachProfile } from '#contract/people/coaching.ts';
import type { Context } from '#server/context.ts';
import { saveProfile } from '#server/features/people/coaching/coaches.queries.ts';
import { insertNote } from '#server/features/people/coaching/notes.queries.ts';
import { addPlayer, carryOutAddition } from '#server/features/people/connections/additions.commands.ts';
import { listAdditions } from '#server/features/people/connections/additions.queries.ts';
import { requestConnection } from '#server/features/people/connections/connections.commands.ts';
import { demoEmail, demoPlayers } from './demo-people.ts';

/** By the demo name of the coach. */
const profiles: Record<string, CoachProfile> = {
  coach: {
    about:
      'Club coach at Havnens Padel. I look at positions first and at strokes second: most points are lost by standing in the wrong place. Patient with beginners, honest with everybody.',
    languages: ['es', 'en', 'da'],
    certifiedSince: 2014,
    isListed: true,
  },
  freelance: {
    about:
      'Former professional from Rosario, now coaching by video. Overheads, the víbora, and how to win the net back after a good lob. You get one or two things to work on, never a dozen.',
    languages: ['es', 'en'],
    certifiedSince: 2009,
    isListed: true,
  },
};

const notes: { coach: string; player: string; text: string }[] = [
  { coach: 'coach', player: 'player', text: 'Right knee: no more than 90 minutes, and no jumps at the end.' },
  { coach: 'coach', player: 'player', text: 'Plays better on the left. Ask her partner before the spring tournament.' },
  { coach: 'coach', player: 'mads', text: 'Wants to understand why before he tries. Draw it for him.' },
  { coach: 'freelance', player: 'direct', text: 'Travels a lot in winter: expect few videos until March.' },
];

/** Requests of players to coaches. */
const asked = [
  { player: 'tomas', coach: 'freelance', message: 'Hi Mateo, I play twice a week and lose every point at the net.' },
  { player: 'noah', coach: 'coach', message: 'I have just started. Can you tell me what to practise first?' },
];

/** Requests of coaches to players, by their address. */
const added = [
  { coach: 'coach', player: 'javier', message: 'I saw you at the open day. Shall we work on your backhand together?' },
  { coach: 'freelance', player: 'sofie', message: 'Your club told me about your lob. I would like to see it.' },
];

/** Seeds profiles, notes and requests; call it once all people exist. */
export async function addCoaching(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const { db } = context;
  const idOf = (name: string) => people.get(name) as string;
  const by = (name: string) => ({ actorId: idOf(name), address: '127.0.0.1' });
  for (const [coach, profile] of Object.entries(profiles)) await saveProfile(db, idOf(coach), profile);
  for (const { coach, player, text } of notes)
    await insertNote(db, { coachId: idOf(coach), playerId: idOf(player) }, text);
  for (const { player, coach, message } of asked)
    await requestConnection(context, by(player), idOf(player), { coachId: idOf(coach), message });
  for (const { coach, player, message } of added) {
    const person = demoPlayers.find(({ name }) => name === player);
    if (!person) continue;
    const { firstName, lastName, country } = person;
    const form = { email: demoEmail(player), firstName, lastName, country, message };
    await addPlayer(context, by(coach), idOf(coach), form);
    for (const { id } of await listAdditions(db, idOf(coach))) await carryOutAddition(context, id);
  }
}
