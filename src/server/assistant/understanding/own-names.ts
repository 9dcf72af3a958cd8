// Names that only the asker's own data explain: "what did Carla write", "is Club evening done yet".

import type { Language } from '#domain/language/detect-language.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';

/** What a coach, a video in review and the last reviewed match are called in a question. */
const words: Record<Language, { coach: string; waiting: string; last: string }> = {
  english: { coach: 'my coach', waiting: 'my video', last: 'my last match' },
  danish: { coach: 'min træner', waiting: 'min video', last: 'min sidste kamp' },
  spanish: { coach: 'mi entrenador', waiting: 'mi vídeo', last: 'mi último partido' },
};

/** Shorter names are words of their own. */
const shortest = 3;

/** Says what the names of the player's coaches, waiting videos and last reviewed match stand for; null without any of them. */
export async function explainNames(
  question: string,
  { coaches, waiting, reviews }: Pick<PlayerData, 'coaches' | 'waiting' | 'reviews'>,
  language: Language,
): Promise<string | null> {
  const [names, videos, [latest]] = await Promise.all([coaches(), waiting(), reviews()]);
  const { coach, waiting: video, last } = words[language];
  const meant = [
    ...videos.map(({ title }) => [title, video] as const),
    ...(latest ? [[latest.title, last] as const] : []),
    ...names.flatMap((name) => [[name, coach] as const, [name.split(' ', 1)[0] ?? '', coach] as const]),
  ];
  const explained = meant
    .filter(([name]) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= shortest)
    .reduce((text, [name, meaning]) => text.replaceAll(asNamed(name), meaning), question);
  return explained === question ? null : explained;
}

/** A name with its hyphens and capitals as people type it, and the words around it that say what it is. */
function asNamed(name: string): RegExp {
  const loose = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?:the|my|min|mit|den|el|la|mi) )?${loose.join(String.raw`[^\p{L}\p{N}]+`)}(?:['’]s)?(?: (?:video|vídeo|match|game|kamp|partido))?(?!\p{L})`,
    'giu',
  );
}
