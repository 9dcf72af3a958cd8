// What an entry of a menu is.

import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { say } from '#domain/language/say.ts';

interface MenuPlace {
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** Other paths of the entry: of the same screen or, ending with a slash, of the screens below it. */
  alsoAt?: readonly string[];
  /** Shows the number of unread messages. */
  hasUnread?: true;
  /** Limits it to some people of the role. */
  isFor?: (user: CurrentUser) => boolean;
}

/** One entry of a menu; its words are in the language in force. */
export interface MenuEntry extends MenuPlace {
  readonly label: string;
  /** Part of the label, for narrow places; the label itself where it is short enough. */
  readonly shortLabel: string;
}

/** Entries that belong together, under a heading. */
export interface MenuSection {
  readonly title: string;
  entries: readonly MenuEntry[];
}

interface MenuWords extends MenuPlace {
  label: MessageDescriptor;
  shortLabel?: MessageDescriptor;
}

/** An entry with its words. */
export function menuEntry({ label, shortLabel = label, ...place }: MenuWords): MenuEntry {
  return {
    ...place,
    get label() {
      return say(label);
    },
    get shortLabel() {
      return say(shortLabel);
    },
  };
}
