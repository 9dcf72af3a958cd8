// Renders an answer's Markdown: paragraphs, lists, bold, emphasis, and links within the product. Anything else stays plain text.

import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { isOwnPath } from '#domain/own-path.ts';
import { isBlank } from '#domain/plain-text.ts';
import { isScreen } from '#domain/screen-addresses.ts';

export function AnswerText({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/);
  return blocks.map((block, index) => <Block key={`${index} ${block.slice(0, 12)}`} block={block} />);
}

const bullet = /^- /;
const numbered = /^\d+\. /;

function Block({ block }: { block: string }) {
  const lines = block.split('\n').filter((line) => !isBlank(line));
  for (const [mark, List, style] of [
    [bullet, 'ul', 'list-disc'],
    [numbered, 'ol', 'list-decimal'],
  ] as const) {
    if (lines.length > 0 && lines.every((line) => mark.test(line))) {
      return (
        <List className={`grid gap-1 pl-5 ${style}`}>
          {lines.map((line) => (
            <li key={line}>
              <Inline text={line.replace(mark, '')} />
            </li>
          ))}
        </List>
      );
    }
  }
  const firstItem = lines.findIndex((line) => bullet.test(line) || numbered.test(line));
  // A list directly after its introductory line.
  if (firstItem > 0) {
    const [before, rest] = [lines.slice(0, firstItem).join('\n'), lines.slice(firstItem).join('\n')];
    return [before, rest].map((part) => <Block key={part} block={part} />);
  }
  return (
    <p>
      <Inline text={lines.join('\n')} />
    </p>
  );
}

const pieces = /\\(.)|\*\*(.+?)\*\*|\*(.+?)\*|\[((?:\\.|[^\]\\])+)\]\((\/[^)\s]*)\)/g;

function Inline({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of text.matchAll(pieces)) {
    const [whole, escaped, bold, emphasis, label, address] = match;
    parts.push(text.slice(at, match.index));
    if (escaped !== undefined) parts.push(escaped);
    else if (bold !== undefined)
      parts.push(
        <strong>
          <Inline text={bold} />
        </strong>,
      );
    else if (emphasis !== undefined)
      parts.push(
        <em>
          <Inline text={emphasis} />
        </em>,
      );
    else if (label !== undefined && address !== undefined) parts.push(<ProductLink to={address} label={label} />);
    at = match.index + whole.length;
  }
  parts.push(text.slice(at));
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text that never changes
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** A link to a screen or a public page of this product; other addresses show as text. */
export function ProductLink({ to, label }: { to: string; label: ReactNode }) {
  const router = useRouter();
  if (!isOwnPath(to)) return label;
  const isWithin = isScreen(to.split(/[?#]/)[0] ?? '');
  return (
    <a
      href={to}
      className="font-medium text-primary underline"
      onClick={(event) => {
        if (!isWithin || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(to);
      }}
    >
      {typeof label === 'string' ? <Inline text={label} /> : label}
    </a>
  );
}
