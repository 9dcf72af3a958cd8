// The words of bulk actions.

import type { Person } from '#contract/administration/admin.ts';
import type { BulkAction } from '#contract/people/admin-people.ts';

interface BulkWords {
  /** The button. */
  verb: string;
  /** The question and its button, before "3 people"; left out where it is `verb`. */
  shortVerb?: string;
  /** In results: "approved". */
  done: string;
  /** What happens, in the question. */
  entails: string;
  /** Whether the action applies to a person. */
  fits: (person: Person) => boolean;
}

/** By action, in order of the bar. */
export const bulkWords: Record<BulkAction, BulkWords> = {
  approve: {
    verb: 'Approve',
    done: 'approved',
    entails: 'They can sign in at once, and each gets an email.',
    fits: ({ state }) => state === 'pending',
  },
  reject: {
    verb: 'Reject',
    done: 'rejected',
    entails: 'We’ll delete their registrations and email each your reason. This cannot be undone.',
    fits: ({ state }) => state === 'pending',
  },
  suspend: {
    verb: 'Suspend',
    done: 'suspended',
    entails: 'They are signed out everywhere and cannot sign in until you restore them. Nothing is deleted.',
    fits: ({ state }) => state === 'active',
  },
  restore: {
    verb: 'Restore',
    done: 'restored',
    entails: 'They can sign in again.',
    fits: ({ state }) => state === 'suspended' || state === 'deleted',
  },
  'end-sessions': {
    verb: 'Sign out everywhere',
    shortVerb: 'Sign out',
    done: 'signed out',
    entails: 'All their sessions end at once. They can sign in again.',
    fits: ({ state }) => state === 'active',
  },
};
