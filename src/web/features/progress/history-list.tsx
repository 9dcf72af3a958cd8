// The player's history, latest first.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Dumbbell, Video } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { say } from '#domain/language/say.ts';
import { shortLevel } from '#domain/levels/levels.ts';
import { firstFew, type HistoryItem, shownFirst } from '#domain/progress/player-progress.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { TimeText } from '#web/ui/time.tsx';

interface HistoryListProps {
  items: readonly HistoryItem[];
  /** The player's country, for the level scale. */
  country: string;
}

/** The first five items; "+N more" shows the rest (docs/product.md#progress). Nothing without items. */
export function HistoryList({ items, country }: HistoryListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { shown, more } = firstFew(items, shownFirst.history);
  if (items.length === 0) return null;
  const showAll = () => {
    setIsWhole(true);
    // The button disappears, so the focus moves to the first new item.
    requestAnimationFrame(() => list.current?.querySelectorAll('li')[shown.length]?.focus());
  };
  return (
    <Card as="section">
      <CardTitle>{t`History`}</CardTitle>
      <ol id={listId} ref={list} className="grid">
        {(isWhole ? items : shown).map((item) => (
          <Item key={`${item.kind}-${item.id}`} item={item} country={country} />
        ))}
      </ol>
      {more && !isWhole && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={false}
          aria-controls={listId}
          className="mt-2 -ml-2"
          onClick={showAll}
        >
          {more}
        </Button>
      )}
    </Card>
  );
}

const icons = { analysis: Video, training: Dumbbell, level: BadgeCheck };

function Item({ item, country }: { item: HistoryItem; country: string }) {
  const Icon = icons[item.kind];
  return (
    <li
      tabIndex={-1}
      className="relative flex gap-3 pb-5 before:absolute before:top-9 before:bottom-0 before:left-4 before:w-px before:bg-line last:pb-0 last:before:hidden"
    >
      <span
        className={
          item.kind === 'level' && item.withdrawn === null
            ? 'grid size-8.5 shrink-0 place-items-center rounded-full bg-accent text-on-accent'
            : 'grid size-8.5 shrink-0 place-items-center rounded-full bg-primary-soft text-primary'
        }
      >
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="grid min-w-0 grow content-center gap-0.5">
        <p className="font-medium">
          <Words item={item} country={country} />
        </p>
        <p className="text-sm text-ink-muted">
          {say(kinds[item.kind])}
          {item.at && (
            <span>
              {' · '}
              <TimeText at={item.at} kind="date" />
            </span>
          )}
          {item.kind === 'level' && item.withdrawn && (
            <span>
              {', '}
              <Trans>
                withdrawn <WithdrawnWords {...item.withdrawn} />
              </Trans>
            </span>
          )}
          {item.kind === 'analysis' && item.score !== null && (
            <span>{` · ${oneDecimal(item.score)}/${oneDecimal(ratingScale.max)}`}</span>
          )}
        </p>
      </div>
    </li>
  );
}

const kinds = { analysis: msg`Analysis`, training: msg`Training session`, level: msg`Level` };

function Words({ item, country }: { item: HistoryItem; country: string }) {
  const mappings = useScaleMappings();
  if (item.kind === 'training') return <span>{item.title}</span>;
  if (item.kind === 'analysis') {
    return (
      <ReviewLink videoId={item.id} className="text-primary hover:underline">
        {item.title}
      </ReviewLink>
    );
  }
  if (item.level === null) return <span>{t`Level verified`}</span>;
  const level = shortLevel(item.level, country, mappings);
  if (item.previousLevel === null) return <span>{t`Level verified: ${{ level }}`}</span>;
  const before = shortLevel(item.previousLevel, country, mappings);
  return <span>{t`Level verified: ${{ level }}, previously ${{ before }}`}</span>;
}
