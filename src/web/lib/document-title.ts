// The browser's title: "My Videos · Pala".

import { useEffect } from 'react';
import { brand } from '#brand';

/** The title of a screen, with the product's name after it. */
export function documentTitle(screen?: string): string {
  return screen ? `${screen} · ${brand.name}` : brand.name;
}

/**
 * Names the screen in the browser's title, for screens whose name depends on what they show. Fixed names belong into the
 * route's `staticData.title`.
 */
export function useDocumentTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen) document.title = documentTitle(screen);
  }, [screen]);
}
