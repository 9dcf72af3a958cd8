// The empty states of the list of levels.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { BadgeCheck, SearchX } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import type { LevelView } from '#domain/levels/level-views.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

const words: Record<LevelView, { title: MessageDescriptor; text: MessageDescriptor }> = {
  awaiting: {
    title: msg`No one is waiting for a verified level`,
    text: msg`Players appear here once their first review is published.`,
  },
  'second-opinion': {
    title: msg`No levels waiting for a second opinion`,
    text: msg`Large or early changes wait here until a second coach or an administrator confirms them.`,
  },
  recheck: {
    title: msg`No re-checks due`,
    text: msg`A verified level is due for a re-check after six months.`,
  },
  verified: { title: msg`No one has a verified level yet`, text: msg`Players with a verified level appear here.` },
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
      <EmptyState title={say(title)} icon={<BadgeCheck aria-hidden />}>
        {say(text)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No matches`}
      icon={<SearchX aria-hidden />}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          {t`Clear the search`}
        </Button>
      }
    >
      {t`No player in this list is called “${{ search }}”.`}
    </EmptyState>
  );
}
