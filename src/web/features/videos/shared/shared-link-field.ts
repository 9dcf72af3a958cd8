// A field for a video's link that takes what phones share: "title – link", or two lines.

import type { ClipboardEvent } from 'react';
import { readSharedVideo, type SharedVideo } from '#domain/videos/shared-links.ts';

/**
 * Props of the field, and rules of the form for it: once a text is pasted or typed that holds a link and more, `onShared` puts both where
 * they belong.
 */
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
