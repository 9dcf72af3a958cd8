// The words of a message: lines as they were written, and links that can be followed.

import { LinkifyIt } from 'linkify-it';
import { Fragment, type ReactNode } from 'react';

// Web addresses alone: nothing that opens another program, and no address that may be half a word.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** Text with its web addresses as links, which learn nothing about where they were written. */
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
