// What the server needs to know about the first load of each screen; written by the build.

import type { LanguageCode } from '#domain/language/languages.ts';

/** Next to the pages; the leading dot keeps it from being served. */
export const firstScreensFile = '.screens.json';

/** In a shape: the place of one of the lines of encouragement. */
export const motivationPlace = '{{motivation}}';

/** The first load of a screen. */
export interface FirstScreen {
  /** The name of its grey shape. */
  shape: string;
  /** Scripts that it needs besides those of every page. */
  scripts: string[];
  /** Files with the translations of these and of every page's scripts, without the ending `.da.js`. */
  texts?: string[];
  /** API addresses that it reads first; `$` is the variable part of the page's address. */
  reads: string[];
}

/** The file's content. Screens are keyed by their address, as in `screenAddresses`. */
export interface FirstScreens {
  /** HTML of the English shapes, by name. */
  shapes: Record<string, string>;
  /** Those of the other languages. */
  translatedShapes?: Partial<Record<LanguageCode, Record<string, string>>>;
  /** HTML of what is read without JavaScript, in each language. */
  withoutScripts?: Partial<Record<LanguageCode, string>>;
  screens: Record<string, FirstScreen>;
}
