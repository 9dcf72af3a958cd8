// The text of a message, with line breaks and links.

import { LinkifyIt } from 'linkify-it';
import { Fragment, type ReactNode } from 'react';

// Web addresses only: nothing that opens another program, and no guesses at bare words.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** Text with its web addresses as links that send no referrer. */
export function MessageText({ text }: { text: string }) {
  return (
    <span dir="auto" className="whitespace-pre-line wrap-anywhere">
      {pieces(text)}
    </span>
  );
}

function pieces(text: string): ReactNode {
  const links = linkify.match(text) ?? [];
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, lastIndex, url, text: shown } of links) {
    parts.push(text.slice(end, index));
    parts.push(
      <a
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {shown}
      </a>,
    );
    end = lastIndex;
  }
  parts.push(<Fragment key="end">{text.slice(end)}</Fragment>);
  return parts;
}
