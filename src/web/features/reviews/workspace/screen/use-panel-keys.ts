// The keys that lead from one part of the review to another.

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusNoteSearch } from '../notes/note-search.tsx';
import { partKeys } from '../state/keys/key-table.ts';
import type { PanelTab } from '../state/place-ids.ts';
import type { ReviewStore } from '../state/review-store.ts';

const tabs: Record<Exclude<(typeof partKeys)[number], 'Publish'>, PanelTab> = {
  Notes: 'notes',
  Skills: 'skills',
  Summary: 'summary',
  Match: 'match',
};

/** Opens a tab and puts the focus on it, so that the Tab key goes on into its content; the last part asks to publish. */
export function usePanelKeys(store: ReviewStore, onTabChange: (tab: PanelTab) => void) {
  const panels = useRef<HTMLDivElement>(null);
  const open = (tab: PanelTab) => {
    // The focus goes to what is there only after the change.
    flushSync(() => onTabChange(tab));
    panels.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return {
    /** Goes round the tabs. */
    panels,
    goToPart(number: number): void {
      const part = partKeys[number - 1];
      if (part === 'Publish') store.askToPublish(!store.isReadOnly);
      else if (part) open(tabs[part]);
    },
    showNotes: () => onTabChange('notes'),
    search(): void {
      open('notes');
      focusNoteSearch();
    },
  };
}
