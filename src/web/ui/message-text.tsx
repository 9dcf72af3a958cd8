// The text of a message, with line breaks and links.

import { Fragment } from 'react';
import { linkedText } from '#domain/linked-text.ts';

/** Text with its web addresses as links that send no referrer. */
export function MessageText({ text }: { text: string }) {
  return (
    <span dir="auto" className="whitespace-pre-line wrap-anywhere">
      {linkedText(text).map(({ text: piece, url }, index) =>
        url === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
          <Fragment key={index}>{piece}</Fragment>
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
            key={index}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {piece}
          </a>
        ),
      )}
    </span>
  );
}
