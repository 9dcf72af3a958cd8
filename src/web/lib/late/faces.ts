// The product's fonts.

/**
 * Asks for the faces of texts and headings before anything is set in them: the shape that came with the page is not. A face that comes once
 * the screen is drawn lays it out again, which holds a phone up for a twentieth of a second and more, each time.
 */
export function loadFaces(): void {
  // oxlint-disable-next-line pala-texts/in-macros -- names of fonts
  for (const family of ['Inter', 'Bricolage Grotesque']) {
    // Where one does not come, the face that stands in stays.
    document.fonts.load(`1em "${family} Variable"`).catch(() => {});
  }
}
