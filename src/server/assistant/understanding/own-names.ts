// Names that only the asker's own data explain: "what did Carla write", "how did I do in the semi final", "what level is Pia".

import type { Language } from '#domain/language/detect-language.ts';
import type { PlayerData, PlayerReview } from '#server/assistant/player-data.ts';
import type { CoachData, CoachedName } from '#server/assistant/staff-data.ts';

/** What a coach, a video in review, a reviewed match and a coach's player are called in a question. */
const words: Record<Language, { coach: string; waiting: string; match: string; player: string }> = {
  english: { coach: 'my coach', waiting: 'my video', match: 'my last match', player: 'my player' },
  danish: { coach: 'min træner', waiting: 'min video', match: 'min sidste kamp', player: 'min spiller' },
  spanish: { coach: 'mi entrenador', waiting: 'mi vídeo', match: 'mi último partido', player: 'mi jugador' },
};

/** What a question names: a review of the asker's, or players of the coach who asks. */
export type Named = { review: PlayerReview } | { players: readonly CoachedName[] };

/** A question without the names in it, and what they named. */
interface Explained<What extends Named> {
  text: string;
  named: What;
}

/** Shorter names are words of their own. */
const shortest = 3;
/** Of the same first name. */
const mostPlayers = 3;

/** Says what the names of the player's coaches and waiting videos stand for; null without any of them. */
export async function explainNames(
  question: string,
  { coaches, waiting }: Pick<PlayerData, 'coaches' | 'waiting'>,
  language: Language,
): Promise<string | null> {
  const [names, videos] = await Promise.all([coaches(), waiting()]);
  const { coach, waiting: video } = words[language];
  const meant = [
    ...videos.map(({ title }) => [title, video] as const),
    ...names.flatMap((name) => [[name, coach] as const, [firstNameOf(name), coach] as const]),
  ];
  const explained = meant
    .filter(([name]) => isLongEnough(name))
    .reduce((text, [name, meaning]) => text.replaceAll(asNamed(name), meaning), question);
  return explained === question ? null : explained;
}

/** The review whose video a question names, the longest title first; null without any. */
export async function explainReview(
  question: string,
  { reviews }: Pick<PlayerData, 'reviews'>,
  language: Language,
): Promise<Explained<{ review: PlayerReview }> | null> {
  const byLength = [...(await reviews())].toSorted((one, other) => other.title.length - one.title.length);
  const review = byLength.find(({ title }) => isLongEnough(title) && asNamed(title).test(question));
  if (review === undefined) return null;
  return { text: question.replaceAll(asNamed(review.title), words[language].match), named: { review } };
}

/** The coach's players whom a question names, by full name before first name; null without any. */
export async function explainPlayers(
  question: string,
  { names }: Pick<CoachData, 'names'>,
  language: Language,
): Promise<Explained<{ players: readonly CoachedName[] }> | null> {
  const all = await names();
  const namedBy = (nameOf: (one: CoachedName) => string) =>
    all.filter((one) => isLongEnough(nameOf(one)) && asNamed(nameOf(one)).test(question));
  const byName = namedBy(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const players = byName.length > 0 ? byName : namedBy(({ firstName }) => firstName);
  if (players.length === 0) return null;
  const written = players.flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, firstName]);
  const text = written.reduce((rest, name) => rest.replaceAll(asNamed(name), words[language].player), question);
  return { text, named: { players: players.slice(0, mostPlayers) } };
}

const firstNameOf = (name: string) => name.split(' ', 1)[0] ?? '';
const isLongEnough = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= shortest;

/** A name with its hyphens and capitals as people type it, and the words around it that say what it is. */
function asNamed(name: string): RegExp {
  const loose = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:the|my|min|mit|den|el|la|mi) )?${loose.join(String.raw`[^\p{L}\p{N}]*`)}(?:['’]?s)?(?: (?:video|vídeo|match|game|kamp|partido))?(?![\p{L}\p{N}])`,
    'giu',
  );
}
