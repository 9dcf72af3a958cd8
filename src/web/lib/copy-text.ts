// Copies text to the clipboard.

/** Copies a text; false where the browser does not let pages do so (sites without https, or the person said no). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
