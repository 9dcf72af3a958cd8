// The empty states of the list of levels.

import { BadgeCheck, SearchX } from 'lucide-react';
import type { LevelView } from '#domain/levels/level-views.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const words: Record<LevelView, { title: string; text: string }> = {
  awaiting: {
    title: 'No one is waiting for a verified level',
    text: 'Players appear here once their first review is published.',
  },
  'second-opinion': {
    title: 'No levels waiting for a second opinion',
    text: 'Large or early changes wait here until a second coach or an administrator confirms them.',
  },
  recheck: {
    title: 'No re-checks due',
    text: 'A verified level is due for a re-check after six months.',
  },
  verified: { title: 'No one has a verified level yet', text: 'Players with a verified level appear here.' },
};

interface EmptyLevelsProps {
  show: LevelView;
  search: string | undefined;
  onClearSearch: () => void;
}

export function EmptyLevels({ show, search, onClearSearch }: EmptyLevelsProps) {
  if (!search) {
    const { title, text } = words[show];
    return (
      <EmptyState title={title} icon={<BadgeCheck aria-hidden />}>
        {text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No matches"
      icon={<SearchX aria-hidden />}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          Clear the search
        </Button>
      }
    >
      No player in this list is called “{search}”.
    </EmptyState>
  );
}
