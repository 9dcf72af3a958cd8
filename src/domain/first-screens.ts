// What the build tells the server about the first moment of each screen.

/** Lies beside the pages; begins with a dot, so that it is not sent. */
export const firstScreensFile = '.screens.json';

/** In a shape: where the server puts one of the lines of encouragement. */
export const motivationPlace = '{{motivation}}';

/** What a screen begins with. */
export interface FirstScreen {
  /** The name of its grey shape. */
  shape: string;
  /** Files of scripts that it needs beside those that every page of the application names. */
  scripts: string[];
  /** Addresses of the API that it asks for first; `$` stands for the part of the page's address that differs. */
  reads: string[];
}

/** The file's content. Screens are keyed by their address, as in `screenAddresses`. */
export interface FirstScreens {
  /** HTML of the shapes, by name. */
  shapes: Record<string, string>;
  screens: Record<string, FirstScreen>;
}
