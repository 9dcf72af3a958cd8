// The demo's reference clips: six of this season, all rated by one coach and half of them by the other.

import { seasonOf } from '#domain/levels/clip-season.ts';
import { type ClipRatings } from '#domain/levels/reference-clips.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import type { Context } from '#server/context.ts';
import { createClip, publishClip, rateClip } from '#server/features/levels/reference-clips/reference-clips.commands.ts';

const youtube = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const matchi = 'https://matchi.tv/watch?s=0euhjzrxsjm';

/** A skill's agreed rating, and the ratings of both coaches. */
type Rated = readonly [skill: SkillName, agreed: number, freelance: number, coach?: number];

interface DemoClip {
  title: string;
  player: string;
  start: number;
  end: number;
  videoUrl?: string;
  ratings: readonly Rated[];
}

const clips: readonly DemoClip[] = [
  {
    title: 'Holding the net',
    player: 'Near court, left, white shirt',
    start: 12,
    end: 48,
    ratings: [
      ['overall', 4.2, 4, 4.4],
      ['volley', 4.5, 4.1, 4.6],
      ['positioning', 4.1, 4, 4.3],
    ],
  },
  {
    title: 'Lobs under pressure',
    player: 'Far court, right, black cap',
    start: 60,
    end: 105,
    ratings: [
      ['overall', 3.4, 3.2, 3.6],
      ['volley', 3.3, 3, 3.3],
      ['lob', 3.8, 3.7, 4.2],
      ['footwork', 3.5, 3.4, 3.6],
    ],
  },
  {
    title: 'Bandeja or smash',
    player: 'Near court, right, blue shirt',
    start: 130,
    end: 170,
    ratings: [
      ['overall', 5.1, 5, 5.2],
      ['bandeja', 5.4, 5, 5.4],
      ['volley', 5, 4.7, 5.2],
      ['strategy', 4.8, 4.7, 4.9],
    ],
  },
  {
    title: 'Back glass, both sides',
    player: 'Far court, left, red shorts',
    start: 190,
    end: 235,
    ratings: [
      ['overall', 2.6, 2.6],
      ['backhand', 2.4, 2.2],
      ['forehand', 2.9, 2.8],
    ],
  },
  {
    title: 'From defence to the net',
    player: 'Near court, left, green shirt',
    start: 250,
    end: 300,
    ratings: [
      ['overall', 4.6, 4.4],
      ['volley', 4.4, 4],
      ['positioning', 4.7, 4.5],
      ['communication', 4, 4.1],
    ],
  },
  {
    title: 'Two games of doubles',
    player: 'Near court, right, grey shirt',
    start: 300,
    end: 420,
    videoUrl: matchi,
    ratings: [
      ['overall', 3.9, 3.7],
      ['vibora', 3.5, 3.3],
      ['volley', 4, 3.8],
    ],
  },
];

/** Seeds them through the product's own commands. */
export async function addClips(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const author = { actorId: people.get('admin') ?? null, address: null };
  for (const { ratings, videoUrl = youtube, ...clip } of clips) {
    const of = (index: 1 | 2 | 3): ClipRatings =>
      Object.fromEntries(ratings.flatMap((line) => (line[index] === undefined ? [] : [[line[0], line[index]]])));
    const id = await createClip(context, author, {
      ...clip,
      videoUrl,
      source: 'Mean of four experienced coaches, who rated separately',
      season: seasonOf(new Date()),
      agreed: of(1),
    });
    await publishClip(context, author, id);
    await rateClip(context, people.get('freelance') as string, id, of(2));
    if (Object.keys(of(3)).length > 0) await rateClip(context, people.get('coach') as string, id, of(3));
  }
}
