// What countries are called in other languages, as the browser knows them.

/** Languages of many players, and second languages of their countries. */
const spoken = ['en', 'da', 'sv', 'nb', 'fi', 'de', 'nl', 'fr', 'it', 'es', 'pt'];

const known = new Map<string, readonly string[]>();
const namings = new Map<string | undefined, Intl.DisplayNames>();

/** The names of a country in its own language, in the browser's and in those of many players. The first call for each takes a moment. */
export function countryNames(code: string): readonly string[] {
  const names = known.get(code) ?? namesOf(code);
  known.set(code, names);
  return names;
}

function namesOf(code: string): readonly string[] {
  // The browser fills in the language that most people there speak.
  const own = new Intl.Locale(`und-${code}`).maximize().baseName;
  const names = [own, undefined, ...spoken].map((language) => namingIn(language).of(code) ?? code);
  return [...new Set(names)];
}

function namingIn(language: string | undefined): Intl.DisplayNames {
  const naming = namings.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namings.set(language, naming);
  return naming;
}
