// A link field that accepts shared text: "title – link", or two lines.

import type { ClipboardEvent } from 'react';
import { readSharedVideo, type SharedVideo } from '#domain/videos/shared-links.ts';

/** Props and form rules of the field: once a text with a link and more is pasted or typed, `onShared` splits it into fields. */
export function sharedLinkField(onShared: (shared: SharedVideo) => void) {
  const take = (text: string) => {
    const shared = readSharedVideo(text);
    if (shared === null || shared.link === text) return false;
    onShared(shared);
    return true;
  };
  return {
    rules: { onChange: ({ target }: { target: { value: string } }) => void take(target.value) },
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  };
}
