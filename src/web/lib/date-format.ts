// Dates in the language and the time zone of the browser.

/** Writes a moment. */
export type DateFormat = (moment: Date | number) => string;

/**
 * A way of writing dates. What the browser needs for it is made when it is first used: on a phone the first takes longer than drawing a
 * screen, and many screens write none before they are painted.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat(undefined, options);
    return format.format(moment);
  };
}
