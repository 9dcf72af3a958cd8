// The words of what is done about several people at once.

import type { Person } from '#contract/administration/admin.ts';
import type { BulkAction } from '#contract/people/admin-people.ts';

interface BulkWords {
  /** The verb of the button. */
  verb: string;
  /** While it goes on, and afterwards: "approved". */
  done: string;
  /** What happens then, as a question explains it. */
  entails: string;
  /** Whether it fits someone. */
  fits: (person: Person) => boolean;
}

/** By action, in the order of the bar. */
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
    done: 'signed out',
    entails: 'All their sessions end at once. They can sign in again.',
    fits: ({ state }) => state === 'active',
  },
};
