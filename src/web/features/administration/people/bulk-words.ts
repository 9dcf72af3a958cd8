// The words of bulk actions.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Person } from '#contract/administration/admin.ts';
import type { BulkAction } from '#contract/people/admin-people.ts';

interface BulkWords {
  /** The button's words, and its name. */
  verb: MessageDescriptor;
  label: MessageDescriptor;
  /** The button in the question, and the question; where a reason is asked for, its title is the button's words. */
  confirm: (count: number) => string;
  question?: (count: number) => string;
  /** What happens, in the question. */
  entails: MessageDescriptor;
  /** In the results: of one person, of all, and with how many were refused. */
  done: MessageDescriptor;
  doneOf: (count: number, total: number) => string;
  doneAndRefused: (count: number, refused: number) => string;
  /** Whether the action applies to a person. */
  fits: (person: Person) => boolean;
}

/** By action, in order of the bar. */
export const bulkWords: Record<BulkAction, BulkWords> = {
  approve: {
    verb: msg`Approve`,
    label: msg`Approve the selected people`,
    confirm: (count) => plural(count, { one: 'Approve # person', other: 'Approve # people' }),
    question: (count) => plural(count, { one: 'Approve # person?', other: 'Approve # people?' }),
    entails: msg`They can sign in at once, and each gets an email.`,
    done: msg`approved`,
    doneOf: (count, total) => t`${{ count }} of ${{ total }} approved`,
    doneAndRefused: (count, refused) => t`${{ count }} approved, ${{ refused }} refused.`,
    fits: ({ state }) => state === 'pending',
  },
  reject: {
    verb: msg`Reject`,
    label: msg`Reject the selected people`,
    confirm: (count) => plural(count, { one: 'Reject # person', other: 'Reject # people' }),
    entails: msg`We’ll delete their registrations and email each your reason. This cannot be undone.`,
    done: msg`rejected`,
    doneOf: (count, total) => t`${{ count }} of ${{ total }} rejected`,
    doneAndRefused: (count, refused) => t`${{ count }} rejected, ${{ refused }} refused.`,
    fits: ({ state }) => state === 'pending',
  },
  suspend: {
    verb: msg`Suspend`,
    label: msg`Suspend the selected people`,
    confirm: (count) => plural(count, { one: 'Suspend # person', other: 'Suspend # people' }),
    entails: msg`They are signed out everywhere and cannot sign in until you restore them. Nothing is deleted.`,
    done: msg`suspended`,
    doneOf: (count, total) => t`${{ count }} of ${{ total }} suspended`,
    doneAndRefused: (count, refused) => t`${{ count }} suspended, ${{ refused }} refused.`,
    fits: ({ state }) => state === 'active',
  },
  restore: {
    verb: msg`Restore`,
    label: msg`Restore the selected people`,
    confirm: (count) => plural(count, { one: 'Restore # person', other: 'Restore # people' }),
    question: (count) => plural(count, { one: 'Restore # person?', other: 'Restore # people?' }),
    entails: msg`They can sign in again.`,
    done: msg`restored`,
    doneOf: (count, total) => t`${{ count }} of ${{ total }} restored`,
    doneAndRefused: (count, refused) => t`${{ count }} restored, ${{ refused }} refused.`,
    fits: ({ state }) => state === 'suspended' || state === 'deleted',
  },
  'end-sessions': {
    verb: msg`Sign out everywhere`,
    label: msg`Sign out everywhere the selected people`,
    confirm: (count) => plural(count, { one: 'Sign out # person', other: 'Sign out # people' }),
    question: (count) => plural(count, { one: 'Sign out # person?', other: 'Sign out # people?' }),
    entails: msg`All their sessions end at once. They can sign in again.`,
    done: msg`signed out`,
    doneOf: (count, total) => t`${{ count }} of ${{ total }} signed out`,
    doneAndRefused: (count, refused) => t`${{ count }} signed out, ${{ refused }} refused.`,
    fits: ({ state }) => state === 'active',
  },
};
