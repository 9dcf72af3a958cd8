// Names that only the asker's own data explain: "what did Carla write", "how did I do in the semi final", "what level is Pia", "my place in
// line for Volley hour".

import { normalise } from '#domain/assistant/normalise.ts';
import type { Language } from '#domain/language/detect-language.ts';
import type { PlayerData, PlayerReview } from '#server/assistant/player-data.ts';
import type { ClubData, CoachData, CoachedName } from '#server/assistant/staff-data.ts';

/** What has a title in the asker's data, besides a review: a video in review, a training session, an open one, a ranking evening. */
export type TitledKind = 'video' | 'session' | 'open-session' | 'evening';

/** One of these, by its title. */
export interface Titled {
  kind: TitledKind;
  title: string;
}

/** What a coach, a reviewed match, a coach's player and titled things are called in a question. */
const words: Record<Language, Record<'coach' | 'match' | 'player' | TitledKind, string>> = {
  english: {
    coach: 'my coach',
    match: 'my last match',
    player: 'my player',
    video: 'my video',
    session: 'my next training session',
    'open-session': 'the open session',
    evening: 'my ranking evening',
  },
  danish: {
    coach: 'min træner',
    match: 'min sidste kamp',
    player: 'min spiller',
    video: 'min video',
    session: 'min næste træning',
    'open-session': 'den åbne træning',
    evening: 'min ranglisteaften',
  },
  spanish: {
    coach: 'mi entrenador',
    match: 'mi último partido',
    player: 'mi jugador',
    video: 'mi vídeo',
    session: 'mi próximo entrenamiento',
    'open-session': 'el entrenamiento abierto',
    evening: 'mi noche de ranking',
  },
};

/** What a question names: a review of the asker's, players of the coach who asks, or something else with a title. */
export type Named = { review: PlayerReview } | { players: readonly CoachedName[] } | Titled;

/** The rows with the title that a question names; all of them if it names none. */
export function namedAlone<Row extends { title: string }>(rows: readonly Row[], named: Named | null): readonly Row[] {
  const title = named !== null && 'title' in named ? named.title : null;
  const found = rows.filter((row) => row.title === title);
  return found.length === 0 ? rows : found;
}

/** A question without the names in it, and what they named. */
interface Explained<What extends Named> {
  text: string;
  named: What;
}

/** Shorter names are words of their own. */
const shortest = 3;
/** Of the same first name. */
const mostPlayers = 3;

/** Says what the names of the player's coaches stand for; null without any of them. */
export async function explainCoaches(
  question: string,
  { coaches }: Pick<PlayerData, 'coaches'>,
  language: Language,
): Promise<string | null> {
  const explained = (await coaches())
    .flatMap((name) => [name, firstNameOf(name)])
    .filter(isLongEnough)
    .reduce((text, name) => text.replaceAll(asNamed(name), words[language].coach), question);
  return explained === question ? null : explained;
}

/** What the player's data has titles for. */
export async function titlesOfPlayer(player: PlayerData): Promise<Titled[]> {
  const [waiting, sessions, open, evenings] = await Promise.all([
    player.waiting(),
    player.sessions(),
    player.openSessions(),
    player.eveningLevels(),
  ]);
  return [
    ...titled('video', waiting),
    ...titled('session', sessions),
    ...titled('open-session', open),
    ...titled('evening', evenings),
  ];
}

/** What a coach's or a club's data has titles for. */
export async function titlesOfStaff(staff: CoachData | ClubData): Promise<Titled[]> {
  const sessions = 'sessions' in staff ? await staff.sessions() : [];
  return [...titled('session', sessions), ...titled('evening', await staff.evenings())];
}

const titled = (kind: TitledKind, rows: readonly { title: string }[]) => rows.map(({ title }) => ({ kind, title }));

/**
 * Which of the titles a question has, the longest first; null without any.
 *
 * @param isOfPadel whether a word is one of padel: a session that is called by one alone, such as "Volley", is in any question about it
 */
export function explainTitle(
  question: string,
  titles: readonly Titled[],
  language: Language,
  isOfPadel: (word: string) => boolean,
): Explained<Titled> | null {
  const named = longestFirst(titles).find(
    ({ title }) => isLongEnough(title) && !isOfPadel(normalise(title)) && asNamed(title).test(question),
  );
  if (named === undefined) return null;
  return { text: question.replaceAll(asNamed(named.title), words[language][named.kind]), named };
}

/** The review whose video a question names, the longest title first; null without any. */
export async function explainReview(
  question: string,
  { reviews }: Pick<PlayerData, 'reviews'>,
  language: Language,
): Promise<Explained<{ review: PlayerReview }> | null> {
  const review = longestFirst(await reviews()).find(
    ({ title }) => isLongEnough(title) && asNamed(title).test(question),
  );
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

const longestFirst = <Row extends { title: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.title.length - one.title.length);
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
